import { describe, expect, it } from "vitest";
import { amount, gap, share } from "./figures";

describe("figures", () => {
  it("have the digits that tell something", () => {
    expect(amount(156.05, "en")).toBe("156");
    expect(amount(12.349, "en")).toBe("12.3");
    expect(amount(1.256, "fr")).toBe("1,26");
    expect(share(0.2253, "en")).toBe("22.5%");
    expect(share(0.2253, "fr")).toBe("22,5\u00a0%");
  });
  it("tell a difference with its sign and its interval", () => {
    expect(gap({ difference: -0.0275, error: 0.031 }, true, "en")).toBe("−2.75 ± 3.1");
    expect(gap({ difference: 3.7, error: 1.2157 }, false, "fr")).toBe("+3,7 ± 1,22");
    expect(gap({ difference: 2, error: null }, false, "en")).toBe("+2");
    expect(gap({ difference: 0, error: 0 }, false, "en")).toBe("0 ± 0");
  });
});
