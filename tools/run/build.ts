import { ensureBuild } from './ensure-build.ts';
import { runMain } from './run.mjs';

await runMain(() => ensureBuild({ anyBuild: process.argv.includes('--any-build') }));
