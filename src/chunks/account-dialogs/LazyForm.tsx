import { useEffect, useEffectEvent, useRef } from 'react';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import type { AccountFormProps, FormName } from './form-props';
import { FORM_NOT_LOADED, LOADING, TRY_AGAIN } from './messages';

const load = () => import(/* webpackChunkName: "account-forms" */ './forms');

interface LazyFormProps extends AccountFormProps {
  readonly name: Exclude<FormName, 'sign-in'>;
}

/** A form whose chunk loads when its dialog opens (MOUNT-4). */
export function LazyForm({ name, ...props }: LazyFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [{ status, module }, request] = useLazyChunk(load, 'account-dialogs');
  const requestForm = useEffectEvent(request);
  useEffect(() => requestForm(), []);
  useEffect(() => {
    if (module) container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [module]);

  const Form = module?.FORMS[name];
  return (
    <div ref={container}>
      {Form ? (
        <Form {...props} />
      ) : (
        <div className="bsro-account-form__waiting" role="status">
          {status === 'failed' ? (
            <>
              <p>{FORM_NOT_LOADED}</p>
              <button type="button" className="bsro-button" onClick={request}>
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
