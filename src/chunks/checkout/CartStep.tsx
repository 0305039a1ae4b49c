import { PAGES } from '../../site/pages';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { showStep } from '../../store/shop/checkout-navigation';
import { isShort } from '../../tires/is-short';
import { StepFrame } from '../../ui/form/StepFrame';
import type { StepProps } from './step-props';
import { OtherTires } from './OtherTires';
import { CHECKOUT_LABELS, formatStock, STEP_TITLES, STOCK_LABELS } from './messages';

/** Shows the tires of the cart. The step stays open while the store doesn't have enough of them. */
export function CartStep(step: StepProps) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(({ ecomm }) => ecomm.cart?.items) ?? [];
  const isAvailable = !items.some(isShort);
  const list = (
    <ul className="bsro-checkout__items">
      {items.map(({ code, brand, name, size, qty, stock, total }) => (
        <li key={code}>
          <span>
            {`${qty} × ${brand} ${name}`}
            <span className="bsro-checkout__size">{size}</span>
            {qty > stock && <strong className="bsro-checkout__stock">{formatStock(stock)}</strong>}
          </span>
          <span>{total.formattedValue}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <StepFrame {...step} title={STEP_TITLES.cart} summary={list}>
      {() =>
        step.state === 'open' && (
          <>
            {list}
            <p className="bsro-checkout__actions">
              {isAvailable ? (
                <>
                  <button
                    type="button"
                    className="bsro-button bsro-button--primary"
                    onClick={() => dispatch(showStep(CHECKOUT_STEPS.appointment))}
                  >
                    {CHECKOUT_LABELS.next}
                  </button>
                  <a className="bsro-button bsro-button--link" href={PAGES.cart}>
                    {CHECKOUT_LABELS.editCart}
                  </a>
                </>
              ) : (
                <a className="bsro-button bsro-button--primary" href={PAGES.cart}>
                  {STOCK_LABELS.change}
                </a>
              )}
            </p>
            {!isAvailable && <OtherTires items={items.filter(isShort)} />}
          </>
        )
      }
    </StepFrame>
  );
}
