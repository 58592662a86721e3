/** Medicines of a question held against the tables of safety and what is known of the patient. */
import type { ResultadoDeFerramenta } from '../contracts/assistente.ts';
import { avaliar } from '../seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '../seguranca/base.ts';
import { lerPaciente, type Paciente } from '../seguranca/paciente.ts';
import { aMenosConferida } from './estado.ts';
import { comoItem, farmacosNoTexto } from './farmacos.ts';
import { pacienteDoResumo, type ResumoDoProntuario, resultadoDoProntuario } from './prontuario.ts';

const MAXIMO_DE_ACHADOS = 20;

/** What the tables say against items as they are written; `comProntuario` where a record was read. */
export function conferirItens(
  itens: readonly string[],
  paciente: Paciente,
  comProntuario: boolean,
): Omit<ResultadoDeFerramenta, 'n'> {
  const lidos = itens.map((escrito, posicao) => {
    const [farmaco] = farmacosNoTexto(escrito);
    return comoItem({ dcbs: farmaco?.dcbs ?? [], escrito }, posicao);
  });
  const { achados } = avaliar(BASE_DA_SEGURANCA, paciente, lidos);
  const ditos = achados.slice(0, MAXIMO_DE_ACHADOS);
  const contra = comProntuario ? 'as tabelas e o prontuário' : 'as tabelas, sem dados do paciente';
  return {
    ferramenta: 'conferir_medicamentos',
    titulo: `Conferência contra ${contra}: ${itens.join('; ')}`,
    frases:
      ditos.length > 0
        ? ditos.map(({ frase, conduta }) => [frase, conduta].filter(Boolean).join(' '))
        : ['Nada foi acusado. O que as tabelas não têm não foi conferido.'],
    fonte: [...new Set(ditos.map(({ fonte }) => fonte))].join('; ') || null,
    verificacao: aMenosConferida(ditos.map(({ verificacao }) => verificacao)),
  };
}

/** What is told of a record that was read: its summary, and the medicines of the question against it. */
export function resultadosDoProntuario(
  pergunta: string,
  prontuario: ResumoDoProntuario,
  hoje: string,
): Omit<ResultadoDeFerramenta, 'n'>[] {
  const paciente = lerPaciente(pacienteDoResumo(prontuario), hoje);
  const ditos = farmacosNoTexto(pergunta).map(({ escrito }) => escrito);
  return [
    resultadoDoProntuario(prontuario, hoje),
    ...(ditos.length > 0 ? [conferirItens(ditos, paciente, true)] : []),
  ];
}
