import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from '.';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** Returns the Redux store itself, for callbacks that read the state of a later moment. */
export const useAppStore = useStore.withTypes<AppStore>();
