/** What most people who sign in never meet, in one chunk that is fetched when somebody starts to type. */
export { CaptchaField } from '../captcha/captcha-field.tsx';
export { CodeForm } from './code-form.tsx';
export { ErrorDialog } from './error-dialog.tsx';
export { NewPasswordOffer } from './new-password-offer.tsx';
export { PasswordChangeForm } from './password-change-form.tsx';
