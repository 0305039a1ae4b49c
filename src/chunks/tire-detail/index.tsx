import { useRef, useState } from 'react';
import { readStored } from '../../browser/storage';
import { describeArrival, toArrivingTires, UNKNOWN_STORE } from '../../domain/tires/availability';
import type { Availability } from '../../domain/tires/availability';
import { createDetailsGroup } from '../../domain/tires/create-details-group';
import { SET_SIZE } from '../../domain/tires/sale-price';
import type { TireGroup } from '../../domain/tires/tire-group';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { TireDetailAttributes, TireDetailSlot } from '../../mounts/placeholders/tire-detail';
import type { RootProps } from '../../mounts/schema/placeholder';
import { readTdpVersion } from '../../site/read-switches';
import { useAppSelector } from '../../store/hooks';
import { selectQuote } from '../../store/quote/quote-slice';
import { createPriceCard } from '../../store/search/group-offers';
import { useTiresPage } from '../../store/my-store/useTiresPage';
import { SignInSavings } from '../../ui/account/SignInSavings';
import { Slot, SlotContext } from '../../ui/cms/Slot';
import { CmsContent } from '../../ui/loading/CmsContent';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { canSaveBySigningIn } from '../../ui/product/savings';
import type { ShownPrice } from '../../ui/product/savings';
import { RichText } from '../../ui/RichText';
import { useNow } from '../../ui/useNow';
import { BuyAction } from './BuyAction';
import { BuyQuantity } from './BuyQuantity';
import { DetailsFailure } from './DetailsFailure';
import { Facts } from './Facts';
import { FitLine } from './FitLine';
import { IncludedPrice } from './IncludedPrice';
import { DETAIL_LABELS } from './messages';
import { TireExtras } from './TireExtras';
import { useFitVehicle } from './useFitVehicle';
import { usePurchase } from './usePurchase';
import { useTireOffer } from './useTireOffer';
import type { Product, TireOffer, Tires } from './useTireOffer';
import '../../ui/product/stock-mark.css';
import './tire-detail.css';

/** Says that members save on these tires. It keeps its space when the visitor signs in. */
function SignInPrompt({ shown }: { shown: ShownPrice }) {
  const isSignedIn = shown.isSignedIn;
  const [wasVisitor] = useState(!isSignedIn);
  if (!canSaveBySigningIn({ ...shown, isSignedIn: isSignedIn && !wasVisitor })) return null;
  return (
    <p>
      <span style={{ visibility: isSignedIn ? 'hidden' : undefined }}>
        <SignInSavings />
      </span>
    </p>
  );
}

/**
 * Says when the products are ready. Until their price, which has the date, arrives, the date is that of a set of four,
 * or of the quantity before.
 */
const useArrival = (
  { inventory, readyDate }: TireGroup,
  products: readonly Product[],
  { store, price }: TireOffer,
): Availability | undefined => {
  const now = useNow();
  const priced = price.data;
  const isSet = products.every(({ qty }) => qty * products.length === SET_SIZE);
  return describeArrival(
    priced ? (priced.readyDate ?? null) : isSet ? readyDate : undefined,
    inventory.map((stock, index) => {
      const code = products[index]?.code;
      const { qty = 0 } = (priced?.items ?? products).find((item) => item.code === code) ?? {};
      return toArrivingTires(qty, stock);
    }),
    store ?? UNKNOWN_STORE,
    now,
  );
};

interface BuyBoxProps {
  article: string;
  version: 'v1' | 'v2';
  vehicle: Vehicle | undefined;
  products: readonly Product[];
  tires: Tires;
  offer: TireOffer;
  onChange: (products: readonly Product[]) => void;
}

/** The price, stock, quantity, out-the-door price, and main button of the page's tires (TDP-2). */
function BuyBox({ article, version, vehicle, products, tires, offer, onChange }: BuyBoxProps) {
  const { store, storeNumber, isSignedIn, price } = offer;
  const action = useRef<HTMLDivElement>(null);
  // The note about a cart and the sign-in prompt keep their space when hidden.
  const [mayHaveCart] = useState(() => readStored('cart') !== undefined);
  const [wasVisitor] = useState(!isSignedIn);
  const group = createDetailsGroup(tires);
  const stock = useArrival(group, products, offer);
  const purchase = usePurchase({
    article,
    vehicle,
    products,
    tires,
    offer,
    isAvailable: stock?.kind !== 'none',
    isPriced: group.price !== undefined,
  });
  const { panel, quote, quoteId, isBusy, hasPrice, obstacle, inCart, add } = purchase;
  const canAdd = !obstacle && inCart === undefined;
  const hasNoteSpace = mayHaveCart && wasVisitor && !obstacle;
  const shown = {
    card: createPriceCard(group),
    isSignedIn,
  };
  const indicator = useLoadingIndicator(price.isBusy && !price.data);
  // A skeleton that has appeared stays for a minimum time.
  const total = price.error || indicator !== 'hidden' ? undefined : price.data;
  const skeleton = indicator !== 'hidden' && <span className="bsro-skeleton__line" />;
  const totalText = (
    <RichText
      text={DETAIL_LABELS.outTheDoor}
      values={{
        total: (
          <strong className="bsro-buy-box__amount">{total?.totals.total.formattedValue}</strong>
        ),
      }}
    />
  );
  const buttonLabel = isBusy ? DETAIL_LABELS.adding : DETAIL_LABELS.addToCart;

  return (
    <div className={`bsro-buy-box bsro-buy-box--${version}`}>
      <Facts
        offer={offer}
        group={group}
        products={products}
        hasPrice={hasPrice}
        shown={shown}
        total={total}
        stock={stock}
      />
      {hasPrice && storeNumber !== undefined && (
        <BuyQuantity
          products={products}
          total={total}
          totalText={totalText}
          isBusy={price.isBusy}
          skeleton={skeleton}
          storeName={store?.storeName}
          onChange={onChange}
        />
      )}
      <BuyAction
        ref={action}
        offer={offer}
        products={products}
        purchase={purchase}
        buttonLabel={buttonLabel}
        hasNoteSpace={hasNoteSpace}
      />
      {canAdd && (
        <div className={hasNoteSpace ? 'bsro-buy-box__replaced' : undefined}>
          {panel && <panel.ReplacedTires isSignedIn={isSignedIn} />}
        </div>
      )}
      <Slot name={'below-button' satisfies TireDetailSlot} />
      <div className="bsro-buy-box__extras">
        <TireExtras
          tires={tires}
          group={group}
          offer={offer}
          vehicle={vehicle}
          action={action}
          hasButton={canAdd}
          bar={{
            version,
            isBusy,
            total: total && totalText,
            buttonLabel,
            onPress: add,
          }}
        />
      </div>
      <SignInPrompt shown={shown} />
      {hasPrice && storeNumber !== undefined && (
        <IncludedPrice
          price={price}
          total={total}
          isOpen={version === 'v2'}
          indicator={indicator}
          skeleton={skeleton}
        />
      )}
      {/* At the end, so that nothing moves when the quote arrives. */}
      <div className={quoteId && 'bsro-buy-box__quote'}>
        {panel && (
          <panel.QuotePanel
            quote={quote}
            article={article}
            storeNumber={storeNumber}
            isInCart={inCart !== undefined}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The offer on a tire's page: fit, price, stock, quantity, out-the-door price, and the button (TDP-2). The
 * CMS's nodes stay below the fit until the tire has loaded.
 */
export default function TireDetail({ attributes, cms }: RootProps<TireDetailAttributes>) {
  useTiresPage();
  const codes = attributes.article.split('_');
  const [version] = useState(readTdpVersion);
  const quote = useAppSelector(selectQuote);
  const [selected, setSelected] = useState<readonly Product[]>();
  const isQuoted = quote.tire?.article === attributes.article;
  const vehicle = useFitVehicle(isQuoted ? quote.vehicleFitment : null);
  const quoted = isQuoted ? quote.request?.products : undefined;
  const products =
    selected ?? quoted ?? codes.map((code) => ({ code, qty: SET_SIZE / codes.length }));
  const offer = useTireOffer(products);
  const { tires } = offer;
  const indicator = useLoadingIndicator(!tires.data && tires.isBusy);

  return (
    <>
      <FitLine vehicle={vehicle} tires={tires.data} hasFailed={tires.error !== undefined} />
      {tires.data ? (
        <SlotContext value={cms}>
          <BuyBox
            article={attributes.article}
            version={version}
            vehicle={vehicle}
            products={products}
            tires={tires.data}
            offer={offer}
            onChange={setSelected}
          />
        </SlotContext>
      ) : (
        <>
          <div aria-busy={tires.isBusy}>
            <CmsContent nodes={cms} />
            <LateMessage indicator={indicator} label={DETAIL_LABELS.details} />
          </div>
          <DetailsFailure tires={tires} />
        </>
      )}
    </>
  );
}
