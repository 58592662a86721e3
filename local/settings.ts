/** The parts of supabase/config.toml that the local stack uses: one file says it for both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { ROOT, SUPABASE_DIR } from './paths.ts';

const port = z.number().check(z.int(), z.minimum(1), z.maximum(65_535));

const bucketSchema = z.object({
  public: z.boolean(),
  file_size_limit: z.string(),
  allowed_mime_types: z.array(z.string()),
});

const functionSchema = z.object({
  enabled: z.boolean(),
  verify_jwt: z.boolean(),
  import_map: z.string(),
  entrypoint: z.string(),
});

/** The CLI reads paths from the project's folder, whatever folder it is started in. */
const templateSchema = z.object({
  subject: z.string(),
  content_path: z.pipe(
    z.string(),
    z.transform((path) => join(ROOT, path)),
  ),
});

/** A function of the database that the Auth service asks. */
const hookSchema = z.object({
  enabled: z.boolean(),
  uri: z.string().check(z.regex(/^pg-functions:\/\/postgres\/\w+\/\w+$/)),
});

const settingsSchema = z.object({
  project_id: z.string(),
  api: z.object({
    port,
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  db: z.object({
    port,
    major_version: z.number(),
    seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }),
  }),
  auth: z.object({
    site_url: z.url(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    enable_signup: z.boolean(),
    enable_anonymous_sign_ins: z.boolean(),
    minimum_password_length: z.number(),
    email: z.object({
      enabled: z.boolean(),
      double_confirm_changes: z.boolean(),
      enable_confirmations: z.boolean(),
      secure_password_change: z.boolean(),
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.record(z.string(), templateSchema),
    }),
    hook: z.object({
      password_verification_attempt: hookSchema,
      mfa_verification_attempt: hookSchema,
    }),
    mfa: z.object({
      totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
    }),
  }),
  storage: z.object({
    enabled: z.boolean(),
    file_size_limit: z.string(),
    buckets: z.record(z.string(), bucketSchema),
  }),
  functions: z.record(z.string(), functionSchema),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Reads and checks supabase/config.toml. */
export function readSettings(file = join(SUPABASE_DIR, 'config.toml')): Settings {
  return z.parse(settingsSchema, parse(readFileSync(file, 'utf8')));
}
