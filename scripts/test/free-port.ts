import { execFileSync } from 'node:child_process';

/** Asks the system for a free port, in a child since a configuration is read synchronously. */
export const findFreePort = (): string =>
  execFileSync(process.execPath, [
    '-e',
    "const s=require('net').createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})",
  ]).toString();
