import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** A worker to serve, without wrangler and its proxies around it. */
export interface WorkerdOptions {
  /** Where its modules lie, the main one first by name. */
  folder: string;
  main: string;
  /** Bindings in the syntax of workerd's configuration. */
  bindings: readonly string[];
  /** Further services in the same syntax. */
  services?: readonly string[];
  compatibilityDate: string;
}

/** The runtime that wrangler brings. */
export function workerdCommand(): string {
  const ofProject = createRequire(import.meta.url);
  const ofWrangler = createRequire(ofProject.resolve('wrangler/package.json'));
  return ofWrangler('workerd').default;
}

/** Writes a configuration of workerd to a file of this folder. */
export function writeConfiguration(file: string, port: number, options: WorkerdOptions) {
  const { folder, main, bindings, services = [], compatibilityDate } = options;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.m?js$/.test(name) && name !== main);
  const base = relative(join(file, '..'), folder).replaceAll('\\', '/');
  const modules = [main, ...files].map(
    (name) => `(name = "${name}", esModule = embed "${base}/${name}")`,
  );
  const worker = `(
    modules = [${modules.join(',\n')}],
    compatibilityDate = "${compatibilityDate}",
    bindings = [${bindings.join(', ')}])`;
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${[`(name = "main", worker = ${worker})`, ...services].join(',\n')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`,
  );
}
