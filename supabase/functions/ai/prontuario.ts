import type { ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import type { CampoNumero } from '@domain/clinico/motor/campos.ts';
import { paraCanonica } from '@domain/clinico/motor/unidades.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { nomesDe, type Paciente } from './consulta.ts';

const folhaSchema = z.object({
  problemas: z.array(z.object({ descricao: z.string(), codigo: z.nullable(z.string()) })),
  medicamentos: z.array(z.object({ nome: z.string(), dose: z.nullable(z.string()) })),
  sinais: z.nullable(z.looseObject({ ocorrido_em: z.string() })),
});
const resumoSchema = z.object({
  alergias: z.array(z.string()),
  nega_alergias: z.boolean(),
  alertas: z.array(z.string()),
});
const calculoSchema = z.object({
  ferramenta: z.string(),
  entrada: z.record(z.string(), z.unknown()),
  unidades: z.record(z.string(), z.string()),
  proveniencia: z.record(z.string(), z.looseObject({ em: z.optional(z.string()) })),
  criado_em: z.string(),
});
const medidaSchema = z.nullable(z.coerce.number());

/**
 * The summary of a record, as its caller reads it: the policies decide, and the opening is in the log of
 * accesses. Asked only after the log of questions took the patient: who refused is not read.
 */
export async function lerProntuario(
  banco: Banco,
  id: string,
  paciente: Paciente,
): Promise<ResumoDoProntuario> {
  const [folha, resumos, calculos] = await Promise.all([
    banco.rpc('folha_de_rosto', { p_paciente: id }),
    banco
      .from('resumos_clinicos')
      .select('alergias,nega_alergias,alertas')
      .eq('paciente_id', id)
      .limit(1),
    banco
      .from('calculos')
      .select('ferramenta,entrada,unidades,proveniencia,criado_em')
      .eq('paciente_id', id)
      .is('anulado_em', null)
      .in('ferramenta', [...COM_CREATININA.keys()])
      .order('criado_em', { ascending: false })
      .limit(CALCULOS_LIDOS),
  ]);
  const { problemas, medicamentos, sinais } = dadosDe(folha, folhaSchema);
  const [resumo] = dadosDe(resumos, z.array(resumoSchema));
  const { ocorrido_em = null, ...medidas } = sinais ?? {};
  return {
    nomes: nomesDe(paciente),
    nascimento: paciente.data_nascimento,
    sexo: paciente.sexo,
    alergias: resumo?.alergias ?? null,
    nega_alergias: resumo?.nega_alergias ?? false,
    alertas: resumo?.alertas ?? [],
    problemas,
    medicamentos,
    sinais: z.parse(z.record(z.string(), medidaSchema), medidas),
    sinaisDe: ocorrido_em?.slice(0, 10) ?? null,
    creatinina: ultimaCreatinina(dadosDe(calculos, z.array(calculoSchema))),
  };
}

/** Calculators that are told a creatinine, and the field of it. */
const COM_CREATININA: ReadonlyMap<string, readonly [nome: string, campo: CampoNumero]> = new Map(
  FERRAMENTAS.flatMap(({ id, campos }) =>
    Object.entries(campos).flatMap(([nome, campo]) =>
      campo.tipo === 'numero' && campo.grandeza === 'creatinina'
        ? [[id, [nome, campo]] as const]
        : [],
    ),
  ),
);
const CALCULOS_LIDOS = 10;

/** The youngest creatinine, in mg/dL: one that came from an earlier result keeps its own date. */
function ultimaCreatinina(
  calculos: readonly z.infer<typeof calculoSchema>[],
): ResumoDoProntuario['creatinina'] {
  const medidas = calculos.flatMap(({ ferramenta, entrada, unidades, proveniencia, criado_em }) => {
    const [nome = '', campo] = COM_CREATININA.get(ferramenta) ?? [];
    const valor = entrada[nome];
    if (!campo || typeof valor !== 'number') return [];
    const mgDl = paraCanonica(campo, valor, unidades[nome] ?? campo.unidade);
    const dia = (proveniencia[nome]?.em ?? criado_em).slice(0, 10);
    return mgDl === undefined ? [] : [{ mgDl, dia }];
  });
  return medidas.sort((a, b) => b.dia.localeCompare(a.dia))[0] ?? null;
}
