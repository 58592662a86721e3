const CLINICO = 'supabase/functions/_shared/domain/clinico';

/**
 * The engine in parts that are mutated in turn. Texts of contracts, sources and fields are left
 * out, and so are tables of numbers, which `numeros.ts` changes.
 */
export const GRUPOS = {
  motor: [`${CLINICO}/motor/*.ts`, `!${CLINICO}/motor/{fonte,grandezas}.ts`, `${CLINICO}/busca.ts`],
  comum: [`${CLINICO}/ferramentas/comum/*.ts`],
  'a-c': [`${CLINICO}/ferramentas/[a-c]*/*.ts`, `!${CLINICO}/ferramentas/comum/*.ts`],
  'd-m': [`${CLINICO}/ferramentas/[d-m]*/*.ts`],
  'n-o': [`${CLINICO}/ferramentas/[n-o]*/*.ts`],
  p: [`${CLINICO}/ferramentas/p*/*.ts`],
  'q-s': [`${CLINICO}/ferramentas/[q-s]*/*.ts`],
  't-z': [`${CLINICO}/ferramentas/[t-z]*/*.ts`],
  doses: [`${CLINICO}/medicamentos/{base,dose,tipos,vias}.ts`],
  interacoes: [`${CLINICO}/medicamentos/{escrita,interacoes,nomes,parecidos}.ts`],
};

/** Where nearly every test runs every line, choosing the tests costs more than running them. */
export const POR_TODOS = new Set(['motor']);

/** Of the tools, what is words and not arithmetic. */
export const TEXTOS = `!${CLINICO}/ferramentas/**/{contrato,fonte,faixas,itens,campos,classes,verificacoes,campos-de-sodio,urina,farmacos,tabela}.ts`;
