import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AccountFormProps, FormName } from './form-props';
import { FORM_NOT_LOADED, LOADING, TRY_AGAIN } from './messages';

const load = () => import(/* webpackChunkName: "account-forms" */ './forms');

type Forms = Awaited<ReturnType<typeof load>>['FORMS'];

interface LoadedFormProps extends AccountFormProps {
  readonly name: Exclude<FormName, 'sign-in'>;
}

/** A form whose chunk loads when its dialog opens (MOUNT-4). */
export function LoadedForm({ name, ...props }: LoadedFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [forms, setForms] = useState<Forms>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    loadChunk(load).then(
      ({ FORMS }) => {
        if (!isUnmounted) setForms(FORMS);
      },
      (error: unknown) => {
        report(error, { source: 'account-dialogs', during: 'chunk' });
        if (!isUnmounted) setHasFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [attempt]);
  useEffect(() => {
    if (forms) container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [forms]);

  const Form = forms?.[name];
  return (
    <div ref={container}>
      {Form ? (
        <Form {...props} />
      ) : (
        <div className="bsro-account-form__waiting" role="status">
          {hasFailed ? (
            <>
              <p>{FORM_NOT_LOADED}</p>
              <button
                type="button"
                className="bsro-button"
                onClick={() => {
                  setHasFailed(false);
                  setAttempt(attempt + 1);
                }}
              >
                {TRY_AGAIN}
              </button>
            </>
          ) : (
            LOADING
          )}
        </div>
      )}
    </div>
  );
}
