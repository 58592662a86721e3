const DOMINIO = 'supabase/functions/_shared/domain';
const CLINICO = `${DOMINIO}/clinico`;

/** What Stryker changes, part by part; the tools themselves are for `codigo.ts` and `numeros.ts`. */
export const GRUPOS = {
  motor: [`${CLINICO}/motor/*.ts`, `!${CLINICO}/motor/{fonte,grandezas}.ts`, `${CLINICO}/busca.ts`],
  doses: [`${CLINICO}/medicamentos/{base,dose,tipos,vias}.ts`],
  interacoes: [`${CLINICO}/medicamentos/{escrita,interacoes,nomes,parecidos}.ts`],
  // Rules and types are words; the base is lists.
  validacao: [
    `${DOMINIO}/validacao/regra.ts`,
    `${DOMINIO}/validacao/paciente/{cadastro,sinais,validar}.ts`,
    `${DOMINIO}/validacao/prescricao/*.ts`,
    `!${DOMINIO}/validacao/prescricao/{base,regras,tipos}.ts`,
  ],
};

/** Where nearly every test runs every line, choosing the tests costs more than running them. */
export const POR_TODOS = new Set(['motor']);
