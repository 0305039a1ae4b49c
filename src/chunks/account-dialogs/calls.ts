export { sendEmailVerification } from '../../services/account/sign-in';
export { signIn } from '../../store/account/sign-in-thunks';
