/** On a machine that runs the browser stories beside them, screens take their time to settle. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
