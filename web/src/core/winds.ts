// Bots are called after winds; nobody mistakes them for people.

const WINDS = ["Zéphyr", "Mistral", "Sirocco", "Bora", "Alizé", "Tramontane", "Levante", "Föhn"];

/** The name of a bot on a seat. */
export const wind = (seat: number): string =>
  seat < WINDS.length ? WINDS[seat]! : `${WINDS[seat % WINDS.length]!} ${seat + 1}`;
