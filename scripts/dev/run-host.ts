import { spawn } from 'node:child_process';

/** Options that only the first start of the host applies. */
const ONCE: readonly string[] = ['--reset'];

/** Milliseconds after which a host that doesn't end is killed. */
const PATIENCE = 5_000;

/** Runs the host in a process of its own. @param onEnd called if it ends without being stopped */
const startProcess = (
  program: string,
  options: readonly string[],
  onEnd: (exitCode: number) => void,
) => {
  const started = spawn(program, options, { stdio: 'inherit' });
  let isStopped = false;
  const ended = new Promise<void>((resolve) => {
    started.once('exit', (code) => {
      resolve();
      if (!isStopped) onEnd(code ?? 1);
    });
  });
  return {
    async stop(): Promise<void> {
      isStopped = true;
      started.kill('SIGTERM');
      const timer = setTimeout(() => started.kill('SIGKILL'), PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
};

/** A host that can be started again. */
export interface RunningHost {
  /** Starts it again, with its changed code. */
  restart: () => Promise<void>;
  /** Ends it, and resolves when it has ended. */
  stop: () => Promise<void>;
}

interface HostCallbacks {
  /** The host ended by itself after its first start, such as on a port in use. */
  readonly onEnd: (exitCode: number) => void;
  /** The host ended by itself after a change of its code, such as one that doesn't compile. */
  readonly onEndAfterChange: () => void;
}

/** Runs the host until it is stopped. */
export const runHost = (
  program: string,
  options: readonly string[],
  { onEnd, onEndAfterChange }: HostCallbacks,
): RunningHost => {
  const laterOptions = options.filter((option) => !ONCE.includes(option));
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
