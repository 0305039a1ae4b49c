import { defineTexts } from '../../language/define-texts';

export const TEXTS = defineTexts('promotion', { dates: '{from} to {to}' });
