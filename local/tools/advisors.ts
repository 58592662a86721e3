/** `npm run db:advisors`: the platform's own checks of the migrations; fails on WARN and ERROR. */
import { supabaseCli, withDatabase } from './with-database.ts';

const { code, out } = await withDatabase((url) =>
  supabaseCli(['db', 'advisors', '--level=warn', '--fail-on=warn', `--remote=${url}`]),
);
console.log(code === 0 ? 'The advisors say nothing of level WARN or ERROR.' : out.trim());
process.exit(code);
