export { createHostedProvider } from '../../../payment/hosted-provider';
export { CardFrame } from './CardFrame';
export { OrderCheck } from './OrderCheck';
export { OrderProblemNotice } from './OrderProblemNotice';
export { OrderVehicle } from './OrderVehicle';
export { checkOrder, endChallenge, placeOrder } from '../../../store/shop/place-order';
