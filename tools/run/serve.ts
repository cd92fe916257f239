import { parseArgs } from 'node:util';
import { ensureBuild } from './ensure-build.ts';
import { checkPort, readPort } from './port.ts';
import { run, runMain } from './run.mjs';
import { wranglerEnvironment } from './wrangler-environment.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ip: { type: 'string', default: 'localhost' },
      'any-build': { type: 'boolean', default: false },
    },
  });
  const port = readPort();
  await checkPort(port);
  await ensureBuild({ anyBuild: values['any-build'] });
  const args = ['dev', '--port', `${port}`, '--ip', values.ip];
  // The worker does not see the environment of the machine.
  for (const name of ['SITE_ORIGIN', 'SITE_TODAY']) {
    const value = process.env[name];
    if (value) args.push('--var', `${name}:${value}`);
  }
  args.push('--show-interactive-dev-session=false');
  return run('wrangler', args, { env: wranglerEnvironment });
});
