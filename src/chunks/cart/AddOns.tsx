import { useEffect, useState } from 'react';
import type { Cart } from '../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeAddOn, loadAddOns } from '../../store/shop/cart-changes';
import { selectCartActivity } from '../../store/shop/cart-slice';
import { ADD_ON_EXPLANATIONS, LABELS } from './messages';
import { PROBLEMS } from './problem-messages';

/** The services that can be added to the cart, as checkboxes. */
export function AddOns({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(({ ecomm }) => ecomm.addOns);
  const { requestedAddOns, problem } = useAppSelector(selectCartActivity);
  const { guid } = cart;
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => {
    void dispatch(loadAddOns()).then(() => setIsLoading(false));
  }, [dispatch, guid]);

  if (offered.length === 0 && problem !== 'addOns') {
    return isLoading ? <div className="bsro-cart__add-ons bsro-cart__add-ons--loading" /> : null;
  }
  return (
    <fieldset className="bsro-cart__add-ons">
      <legend className="bsro-cart__heading">{LABELS.addOns}</legend>
      {offered.length === 0 && (
        <p>
          {PROBLEMS.addOns}{' '}
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => void dispatch(loadAddOns())}
          >
            {LABELS.retry}
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
          <span className="bsro-cart__add-on-name">
            {name}
            {ADD_ON_EXPLANATIONS[code] && (
              <span className="bsro-cart__hint">{ADD_ON_EXPLANATIONS[code]}</span>
            )}
          </span>
          <span className="bsro-cart__add-on-price">{price.formattedValue}</span>
        </label>
      ))}
    </fieldset>
  );
}
