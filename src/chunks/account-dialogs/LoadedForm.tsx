import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AccountFormProps, FormName } from './form-props';

const load = () => import(/* webpackChunkName: "account-forms" */ './forms');

type Forms = Awaited<ReturnType<typeof load>>['FORMS'];

interface LoadedFormProps extends AccountFormProps {
  readonly name: Exclude<FormName, 'sign-in'>;
}

/** A form whose code comes when its dialog opens (MOUNT-4). */
export function LoadedForm({ name, ...props }: LoadedFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [forms, setForms] = useState<Forms>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    loadChunk(load).then(
      ({ FORMS }) => {
        if (!isGone) setForms(FORMS);
      },
      (error: unknown) => {
        report(error, { source: 'account-dialogs', during: 'chunk' });
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  useEffect(() => {
    if (forms) place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [forms]);

  const Form = forms?.[name];
  return (
    <div ref={place}>
      {Form ? (
        <Form {...props} />
      ) : (
        <div className="bsro-account-form__waiting" role="status">
          {hasFailed ? (
            <>
              <p>This did not load.</p>
              <button
                type="button"
                className="bsro-button"
                onClick={() => {
                  setHasFailed(false);
                  setAttempt(attempt + 1);
                }}
              >
                Try again
              </button>
            </>
          ) : (
            'Loading…'
          )}
        </div>
      )}
    </div>
  );
}
