import type { Especialidade } from '../especialidades.ts';
import { SAUDE } from './sistemas.ts';
import type { Codigo } from './tipos.ts';

/**
 * Of each specialty the occupation that it is, in the Classificação Brasileira de Ocupações (CBO 2002,
 * Ministério do Trabalho e Emprego, families 2251, 2252 and 2253). A specialty that is two occupations
 * there (Hematologia e Hemoterapia, Patologia), or none, is absent: a wrong code says more than is known.
 */
const OCUPACOES: Readonly<Partial<Record<Especialidade, readonly [codigo: string, nome: string]>>> =
  {
    Acupuntura: ['225105', 'Médico acupunturista'],
    'Alergia e Imunologia': ['225110', 'Médico alergista e imunologista'],
    Anestesiologia: ['225151', 'Médico anestesiologista'],
    Angiologia: ['225115', 'Médico angiologista'],
    Cardiologia: ['225120', 'Médico cardiologista'],
    'Cirurgia Geral': ['225225', 'Médico cirurgião geral'],
    'Cirurgia Plástica': ['225235', 'Médico cirurgião plástico'],
    'Cirurgia Vascular': ['225203', 'Médico em cirurgia vascular'],
    'Clínica Médica': ['225125', 'Médico clínico'],
    Coloproctologia: ['225280', 'Médico coloproctologista'],
    Dermatologia: ['225135', 'Médico dermatologista'],
    'Endocrinologia e Metabologia': ['225155', 'Médico endocrinologista e metabologista'],
    Gastroenterologia: ['225165', 'Médico gastroenterologista'],
    Geriatria: ['225180', 'Médico geriatra'],
    'Ginecologia e Obstetrícia': ['225250', 'Médico ginecologista e obstetra'],
    Infectologia: ['225103', 'Médico infectologista'],
    Mastologia: ['225255', 'Médico mastologista'],
    'Medicina de Família e Comunidade': ['225130', 'Médico de família e comunidade'],
    'Medicina do Trabalho': ['225140', 'Médico do trabalho'],
    'Medicina Intensiva': ['225150', 'Médico em medicina intensiva'],
    Nefrologia: ['225109', 'Médico nefrologista'],
    Neurocirurgia: ['225260', 'Médico neurocirurgião'],
    Neurologia: ['225112', 'Médico neurologista'],
    Nutrologia: ['225118', 'Médico nutrologista'],
    Oftalmologia: ['225265', 'Médico oftalmologista'],
    'Oncologia Clínica': ['225121', 'Médico oncologista clínico'],
    'Ortopedia e Traumatologia': ['225270', 'Médico ortopedista e traumatologista'],
    Otorrinolaringologia: ['225275', 'Médico otorrinolaringologista'],
    Pediatria: ['225124', 'Médico pediatra'],
    Pneumologia: ['225127', 'Médico pneumologista'],
    Psiquiatria: ['225133', 'Médico psiquiatra'],
    'Radiologia e Diagnóstico por Imagem': [
      '225320',
      'Médico em radiologia e diagnóstico por imagem',
    ],
    Reumatologia: ['225136', 'Médico reumatologista'],
    Urologia: ['225285', 'Médico urologista'],
  };

const POR_ESPECIALIDADE: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries(OCUPACOES),
);

/** Finds the occupation of a specialty in CBO; undefined where that is not certain. */
export function ocupacaoDe(especialidade: string): Codigo | undefined {
  const [code, display] = POR_ESPECIALIDADE.get(especialidade) ?? [];
  return code && display ? { system: `${SAUDE}/BRCBO`, code, display } : undefined;
}
