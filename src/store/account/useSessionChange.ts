import { useEffect, useEffectEvent, useRef } from 'react';
import { readToken } from '../../services/token-cookie';
import { useAppSelector } from '../hooks';
import { selectLoginState } from './account-slice';

/**
 * Calls a handler when a driver signs in or out while the page is open, but not when the page first learns whether
 * a driver is signed in, nor when a session check fails: then the token remains, and the driver has not signed out.
 */
export const useSessionChange = (onChange: (isSignedIn: boolean) => void): void => {
  const loginState = useAppSelector(selectLoginState);
  const previousLogin = useRef(loginState);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const previous = previousLogin.current;
    previousLogin.current = loginState;
    if (previous === 'false' && loginState === 'true') handleChange(true);
    if (previous === 'true' && loginState === 'false' && readToken() === undefined) {
      handleChange(false);
    }
  }, [loginState]);
};
