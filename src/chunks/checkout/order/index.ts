export { createHostedProvider } from '../../../ui/payment/hosted-provider';
export { CardFrame } from './CardFrame';
export { OrderCheck } from './OrderCheck';
export { OrderProblemNotice } from './OrderProblemNotice';
export { OrderVehicle } from './OrderVehicle';
export { checkOrder } from '../../../store/checkout/check-order';
export { endChallenge, placeOrder } from '../../../store/checkout/place-order';
