// @ts-check
// What Python is started with, in a browser's worker as under Node: the parts of the engine by name.
// Plain JavaScript, because the tests run this very file under Node.

/**
 * @typedef {Map<string, Uint8Array<ArrayBuffer>>} Parts
 * @typedef {{ mkdirTree: (path: string) => void, writeFile: (path: string, data: Uint8Array) => void }} Files
 */

/**
 * Take an archive apart: a line of JSON with paths and sizes, then the bytes of all.
 * @param {Uint8Array<ArrayBuffer>} archive
 * @returns {[string, Uint8Array<ArrayBuffer>][]}
 */
export function unpack(archive) {
  const end = archive.indexOf("\n".charCodeAt(0));
  /** @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(0, end)));
  let at = end + 1;
  return index.map(([path, size]) => [path, archive.subarray(at, (at += size))]);
}

/**
 * The settings of `loadPyodide`.
 * @param {Parts} parts
 * @param {string} indexURL
 */
export function settings(parts, indexURL) {
  return {
    indexURL,
    packageBaseUrl: indexURL,
    lockFileContents: new TextDecoder().decode(part(parts, "pyodide-lock.json")),
    /** @param {Files} files @param {{ sitePackages: string }} places */
    fsInit: async (files, { sitePackages }) =>
      install(files, sitePackages, part(parts, "packages")),
  };
}

/**
 * @param {Parts} parts
 * @param {string} name
 */
export function part(parts, name) {
  const found = parts.get(name);
  if (!found) throw new Error(`the engine has no ${name}`);
  return found;
}

/**
 * Put our modules where Python looks for packages.
 * @param {Files} files
 * @param {string} folder
 * @param {Uint8Array<ArrayBuffer>} packages
 */
function install(files, folder, packages) {
  for (const [path, content] of unpack(packages)) {
    const whole = `${folder}/${path}`;
    files.mkdirTree(whole.slice(0, whole.lastIndexOf("/")));
    files.writeFile(whole, content);
  }
}
