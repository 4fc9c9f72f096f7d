import { token } from '../../theme/tokens.ts';

/**
 * The scroll padding that keeps focused elements below the bar. The bar sets it on the root element. A page that a
 * server renders should have it in a style sheet too: otherwise, the browser computes all styles again.
 */
export const topBarScrollPadding = token.size.header;
