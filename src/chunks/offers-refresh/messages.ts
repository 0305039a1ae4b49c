import { defineTexts } from '../../language/define-texts';

export const TEXTS = defineTexts('offersRefresh', { atStore: 'At {store}' });
