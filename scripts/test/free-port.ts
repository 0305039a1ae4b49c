import { execFileSync } from 'node:child_process';

/** Finds a free port, in a child process because Playwright reads its configuration synchronously. */
export const findFreePort = (): string =>
  execFileSync(process.execPath, [
    '-e',
    "const s=require('net').createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})",
  ]).toString();
