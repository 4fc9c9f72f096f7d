export { root } from '../AppealDialog/AppealDialog.styles.ts';
