/** Phoenix channel messages, in the two framings supabase-js speaks. */
import * as z from 'zod/mini';

const reference = z.nullable(z.string());

const messageSchema = z.object({
  joinRef: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

export type Message = z.infer<typeof messageSchema>;

/** 1.0.0 frames a message as an object, 2.0.0 as an array. */
export type Framing = '1.0.0' | '2.0.0';

/** The message in a text frame; null when it is not one. */
export function decode(text: string, framing: Framing): Message | null {
  try {
    const raw: unknown = JSON.parse(text);
    const parsed = messageSchema.safeParse(framing === '2.0.0' ? fromArray(raw) : fromObject(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function encode({ joinRef, ref, topic, event, payload }: Message, framing: Framing): string {
  return JSON.stringify(
    framing === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef },
  );
}

function fromArray(raw: unknown): unknown {
  if (!Array.isArray(raw)) return null;
  const [joinRef, ref, topic, event, payload] = raw;
  return { joinRef, ref, topic, event, payload };
}

function fromObject(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return null;
  const { join_ref, ...rest } = raw as Record<string, unknown>;
  return { joinRef: join_ref ?? null, ref: null, ...rest };
}

const bindingSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.optional(z.string()),
  filter: z.optional(z.string()),
});

/** What a client asks to be told about: the client compares our echo of it field by field. */
export type Binding = z.infer<typeof bindingSchema>;

export const joinSchema = z.object({
  access_token: z.optional(z.nullable(z.string())),
  config: z.optional(z.object({ postgres_changes: z.optional(z.array(bindingSchema)) })),
});
