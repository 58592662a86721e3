import { Achados, type Laudo } from '../regra.ts';
import {
  CAMPOS_DO_CADASTRO,
  conferirCadastro,
  type DadosDoPaciente,
  diasDeVida,
} from './cadastro.ts';
import { REGRAS_DO_PACIENTE } from './regras.ts';
import { CAMPO_DOS_SINAIS, conferirSinais } from './sinais.ts';

const CONHECIDOS: ReadonlySet<string> = new Set([...CAMPOS_DO_CADASTRO, CAMPO_DOS_SINAIS]);
const DESCONHECIDOS_CITADOS = 20;

/**
 * Judges the data of a patient: registration, documents and vital signs. What is informed is
 * judged whatever its type; nothing is corrected. `hoje` is the date where the person reads it.
 */
export function validarPaciente(dados: DadosDoPaciente, hoje: string): Laudo {
  const notas = new Achados(REGRAS_DO_PACIENTE);
  const desconhecidos = Object.keys(dados).filter((nome) => !CONHECIDOS.has(nome));
  for (const nome of desconhecidos.slice(0, DESCONHECIDOS_CITADOS)) {
    notas.anotar('campo.desconhecido', nome.slice(0, 60), 'Campo desconhecido: não foi conferido.');
  }
  conferirCadastro(dados, hoje, notas);
  conferirSinais(dados[CAMPO_DOS_SINAIS], diasDeVida(dados, hoje), notas);
  return notas.laudo();
}
