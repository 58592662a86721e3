import { depuracao } from '../clinico/ferramentas/comum/cockcroft-gault.ts';
import { diasEntre } from '../datas.ts';
import { idade, idadeEmDias } from '../idade.ts';

/** What is known of the patient; what is missing or null is unknown, never assumed. */
export interface PacienteInformado {
  readonly data_nascimento?: string | null | undefined;
  /** How old, where the birth is not known: one of them. */
  readonly idade_anos?: number | null | undefined;
  readonly idade_meses?: number | null | undefined;
  readonly idade_dias?: number | null | undefined;
  readonly sexo?: string | null | undefined;
  readonly peso_kg?: number | null | undefined;
  readonly gestante?: boolean | null | undefined;
  /** Completed weeks of pregnancy. */
  readonly semanas?: number | null | undefined;
  readonly lactante?: boolean | null | undefined;
  /** The age of the nursed baby, in months. */
  readonly bebe_meses?: number | null | undefined;
  /** In mg/dL. */
  readonly creatinina?: number | null | undefined;
  /** In mL/min. */
  readonly clearance?: number | null | undefined;
  /** The day of the creatinine, or of the clearance (`AAAA-MM-DD`). */
  readonly rim_em?: string | null | undefined;
  /** In mmol/L. */
  readonly potassio?: number | null | undefined;
  readonly qtc_ms?: number | null | undefined;
  /** Problems, as the record writes them, or their code in the CID-10. */
  readonly condicoes?: readonly string[] | null | undefined;
  /** As they were written: one text, or a list of them. */
  readonly alergias?: string | readonly string[] | null | undefined;
  /** Medicines in use, as they were written. */
  readonly em_uso?: readonly string[] | null | undefined;
}

/** How old somebody is, in each unit that a rule counts in; all of it unknown together. */
export interface IdadeDoPaciente {
  readonly anos: number;
  /** Completed months since birth. */
  readonly meses: number;
  readonly dias: number;
}

/** The patient as the engine reads it. */
export interface Paciente {
  readonly idade: IdadeDoPaciente | undefined;
  readonly sexo: 'feminino' | 'masculino' | undefined;
  readonly pesoKg: number | undefined;
  readonly gestante: boolean;
  readonly semanas: number | undefined;
  readonly lactante: boolean;
  readonly bebeMeses: number | undefined;
  /** In mL/min: as informed, or by Cockcroft-Gault from the creatinine of an adult. */
  readonly clearance: number | undefined;
  readonly clearanceCalculado: boolean;
  /** How many days ago the kidney was measured. */
  readonly rimHaDias: number | undefined;
  readonly potassio: number | undefined;
  readonly qtcMs: number | undefined;
  readonly condicoes: readonly string[];
  readonly alergias: readonly string[];
  readonly emUso: readonly string[];
}

const ADULTO_ANOS = 18;

/** Reads what is known of the patient as of `hoje` (`AAAA-MM-DD`). */
export function lerPaciente(informado: PacienteInformado, hoje: string): Paciente {
  const { alergias, rim_em } = informado;
  const vivida = idadeDe(informado, hoje);
  const sexo = sexoDe(informado.sexo);
  const pesoKg = informado.peso_kg ?? undefined;
  const medido = informado.clearance ?? undefined;
  const { creatinina } = informado;
  return {
    idade: vivida,
    sexo,
    pesoKg,
    gestante: informado.gestante ?? false,
    semanas: informado.semanas ?? undefined,
    lactante: informado.lactante ?? false,
    bebeMeses: informado.bebe_meses ?? undefined,
    clearance: medido ?? calculado({ idade: vivida, sexo, pesoKg, creatinina }),
    clearanceCalculado: medido === undefined,
    rimHaDias: rim_em && rim_em <= hoje ? diasEntre(rim_em, hoje) : undefined,
    potassio: informado.potassio ?? undefined,
    qtcMs: informado.qtc_ms ?? undefined,
    condicoes: informado.condicoes ?? [],
    alergias: typeof alergias === 'string' ? [alergias] : (alergias ?? []),
    emUso: informado.em_uso ?? [],
  };
}

const DIAS_DO_MES = 30.4375;

function idadeDe(informado: PacienteInformado, hoje: string): IdadeDoPaciente | undefined {
  const { data_nascimento, idade_dias, idade_meses, idade_anos } = informado;
  if (data_nascimento) {
    const vivida = idade(data_nascimento, hoje);
    if (!vivida) return undefined;
    const { anos, meses } = vivida;
    return { anos, meses: anos * 12 + meses, dias: idadeEmDias(data_nascimento, hoje) };
  }
  if (typeof idade_dias === 'number') return emMeses(idade_dias / DIAS_DO_MES, idade_dias);
  if (typeof idade_meses === 'number') return emMeses(idade_meses);
  return typeof idade_anos === 'number' ? emMeses(idade_anos * 12) : undefined;
}

function emMeses(meses: number, dias = meses * DIAS_DO_MES): IdadeDoPaciente {
  return { anos: Math.floor(meses / 12), meses: Math.floor(meses), dias: Math.floor(dias) };
}

function sexoDe(sexo: string | null | undefined): Paciente['sexo'] {
  return sexo === 'feminino' || sexo === 'masculino' ? sexo : undefined;
}

/** Cockcroft-Gault with the weight as weighed; undefined for a child, or where a part is missing. */
function calculado({
  idade: vivida,
  sexo,
  pesoKg,
  creatinina,
}: Pick<Paciente, 'idade' | 'sexo' | 'pesoKg'> & {
  creatinina: number | null | undefined;
}): number | undefined {
  if (!vivida || vivida.anos < ADULTO_ANOS || !sexo || !pesoKg || !creatinina) return undefined;
  const pessoa = { age: vivida.anos, weight: pesoKg, creatinine: creatinina, gender: sexo };
  return depuracao(pessoa, pesoKg);
}
