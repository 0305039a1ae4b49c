import { useEffect, useEffectEvent, useState } from 'react';
import type { Cart } from '../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeAddOn, loadAddOns } from '../../store/cart/cart-changes';
import { selectCartActivity, selectOfferedAddOns } from '../../store/cart/cart-slice';
import { getAddOnName } from '../../ui/cart/price-messages';
import { BUTTONS } from '../../ui/messages';
import { ChangeProblem } from './ChangeProblem';
import { ADD_ON_EXPLANATIONS, LABELS } from './messages';

export function AddOns({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedAddOns);
  const { requestedAddOns } = useAppSelector(selectCartActivity);
  const { guid } = cart;
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // Not a problem of the cart's state, because the message must stay when a change fails or succeeds.
  const load = (): void => {
    void dispatch(loadAddOns()).then((isLoaded) => setStatus(isLoaded ? 'loaded' : 'failed'));
  };
  const loadInitially = useEffectEvent(load);
  useEffect(() => loadInitially(), [guid]);

  if (offered.length === 0 && status !== 'failed') {
    return status === 'loading' ? (
      <div className="bsro-cart__add-ons bsro-cart__add-ons--loading" />
    ) : null;
  }
  return (
    <fieldset className="bsro-cart__add-ons">
      <legend className="bsro-cart__heading">{LABELS.addOns}</legend>
      {offered.length === 0 && (
        <p>
          {LABELS.addOnsFailed}{' '}
          <button type="button" className="bsro-button bsro-button--link" onClick={load}>
            {BUTTONS.tryAgain}
          </button>
        </p>
      )}
      {offered.map(({ code, name, price }) => (
        <label key={code} className="bsro-cart__add-on">
          <input
            type="checkbox"
            checked={requestedAddOns[code] ?? cart.addOns.some((addOn) => addOn.code === code)}
            onChange={({ target }) => void dispatch(changeAddOn(code, target.checked))}
          />
          <span>
            {getAddOnName(code, name)}
            {ADD_ON_EXPLANATIONS[code] && (
              <span className="bsro-note bsro-note--block">{ADD_ON_EXPLANATIONS[code]}</span>
            )}
          </span>
          <span className="bsro-cart__add-on-price">{price.formattedValue}</span>
        </label>
      ))}
      <ChangeProblem change="addOn" />
    </fieldset>
  );
}
