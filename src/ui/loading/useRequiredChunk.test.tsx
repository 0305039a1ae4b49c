import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useRequiredChunk } from './useRequiredChunk';

/** Catches an error as a root of the runtime does. */
class Root extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });

  override render() {
    return this.state.message || this.props.children;
  }
}

type Load = () => Promise<{ readonly text: string }>;

function Shown({ load }: { load: Load }) {
  const chunk = useRequiredChunk(load);
  return <>{chunk ? chunk.text : 'CMS'}</>;
}

const mount = async (load: Load): Promise<void> => {
  await act(async () => {
    render(
      <Root>
        <Shown load={load} />
      </Root>,
    );
  });
};

test('returns the chunk once it has loaded [MOUNT-4]', async () => {
  let resolve: (chunk: { text: string }) => void = () => undefined;
  await mount(
    () =>
      new Promise((done) => {
        resolve = done;
      }),
  );
  expect(screen.getByText('CMS')).toBeInTheDocument();
  await act(async () => resolve({ text: 'Reviews' }));
  expect(screen.getByText('Reviews')).toBeInTheDocument();
});

test('throws the error of a failed load, so that the root applies its failure policy [MOUNT-3]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await mount(() => Promise.reject(new Error('not evaluated')));
  expect(screen.getByText('Error: not evaluated')).toBeInTheDocument();
});
