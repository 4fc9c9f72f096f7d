export { error, root } from '../AppealDialog/AppealDialog.styles.ts';
