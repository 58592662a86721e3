import * as z from 'zod/mini';

const achadoSchema = z.object({
  regra: z.string(),
  campo: z.string(),
  frase: z.string(),
  fonte: z.string(),
});

/** `valid` is false when there is an error; warnings ask for a look and stop nothing. */
export const laudoSchema = z.object({
  valid: z.boolean(),
  erros: z.array(achadoSchema),
  avisos: z.array(achadoSchema),
  informacoes: z.array(achadoSchema),
});

/**
 * `POST /validation/patient-data`: any of `nome`, `nome_social`, `nome_mae`, `data_nascimento`
 * (AAAA-MM-DD), `sexo`, `cpf`, `cns`, `cnpj`, `crm`, `crm_uf`, `telefone`, `email`, `cep`, `uf` and
 * `sinais_vitais`, an object of numbers (pressao_sistolica, temperatura, peso_kg, …). What a field
 * holds is judged in the answer, whatever its type, so only what is no object is refused here.
 */
export const dadosDoPacienteSchema = z.custom<Readonly<Record<string, unknown>>>(
  (valor) => typeof valor === 'object' && valor !== null && !Array.isArray(valor),
  'Envie um objeto JSON com os dados do paciente.',
);

export const respostaDePacienteSchema = z.extend(laudoSchema, {
  /** When the rules were last changed. */
  versao: z.string(),
  aviso: z.string(),
});
