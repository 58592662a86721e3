const CLINICO = 'supabase/functions/_shared/domain/clinico';

/** What Stryker changes, part by part; the tools themselves are for `codigo.ts` and `numeros.ts`. */
export const GRUPOS = {
  motor: [`${CLINICO}/motor/*.ts`, `!${CLINICO}/motor/{fonte,grandezas}.ts`, `${CLINICO}/busca.ts`],
  doses: [`${CLINICO}/medicamentos/{base,dose,tipos,vias}.ts`],
  interacoes: [`${CLINICO}/medicamentos/{escrita,interacoes,nomes,parecidos}.ts`],
};

/** Where nearly every test runs every line, choosing the tests costs more than running them. */
export const POR_TODOS = new Set(['motor']);
