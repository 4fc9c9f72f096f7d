import { completeDom } from '@pwr-community/ui/test-utils';

completeDom();
