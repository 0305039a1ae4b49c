import { spawn } from 'node:child_process';

/** Options that apply only to the first start of the host. */
const FIRST_START_OPTIONS: readonly string[] = ['--reset'];

/** The number of milliseconds after which a host that doesn't exit is killed. */
const KILL_DELAY_MS = 5_000;

/** Runs the host in a separate process. @param onEnd called if the process exits before it is stopped */
const startProcess = (
  program: string,
  options: readonly string[],
  onEnd: (exitCode: number) => void,
) => {
  const child = spawn(program, options, { stdio: 'inherit' });
  let isStopped = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      resolve();
      if (!isStopped) onEnd(code ?? 1);
    });
  });
  return {
    async stop(): Promise<void> {
      isStopped = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS);
      await exited;
      clearTimeout(timer);
    },
  };
};

/** A host that can be restarted. */
export interface RunningHost {
  /** Restarts it, with its changed code. */
  restart: () => Promise<void>;
  /** Stops it, and resolves when it has exited. */
  stop: () => Promise<void>;
}

interface HostCallbacks {
  /** The host exited by itself after its first start, for example because its port is in use. */
  readonly onEnd: (exitCode: number) => void;
  /** The host exited by itself after a change of its code, for example because it doesn't compile. */
  readonly onEndAfterChange: () => void;
}

/** Runs the host until it is stopped. */
export const runHost = (
  program: string,
  options: readonly string[],
  { onEnd, onEndAfterChange }: HostCallbacks,
): RunningHost => {
  const laterOptions = options.filter((option) => !FIRST_START_OPTIONS.includes(option));
  let host = startProcess(program, options, onEnd);
  let queue = Promise.resolve();
  let isRestartPending = false;
  let isStopped = false;
  const restartAfter = async (earlier: Promise<void>): Promise<void> => {
    await earlier;
    await host.stop();
    isRestartPending = false;
    if (!isStopped) host = startProcess(program, laterOptions, onEndAfterChange);
  };
  return {
    restart() {
      if (!isRestartPending) {
        isRestartPending = true;
        queue = restartAfter(queue);
      }
      return queue;
    },
    async stop() {
      isStopped = true;
      await queue;
      await host.stop();
    },
  };
};
