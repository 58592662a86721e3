import type { PacienteDaPassagem, PassagemRecebida } from '@domain/contracts/passagem.ts';
import type { Operacao } from '../plantao/fila.ts';

type Novo = Operacao & { tipo: 'atendimento' };

/**
 * The patients of a handover as attendances of the shift of who received it. Where they come from
 * stands in the text; no registration is tied, since each doctor ties those that they read.
 * @param hora when it was handed over, by the place's clock.
 */
export function atendimentosDa(
  passagem: PassagemRecebida,
  sessaoId: string,
  recebidaEm: string,
  hora: string,
): Novo[] {
  const { de_nome, de_crm, de_uf, pacientes } = passagem;
  const quem = de_crm && de_uf ? `${de_nome} (CRM ${de_crm}/${de_uf})` : de_nome;
  return pacientes.map((um) => ({
    tipo: 'atendimento',
    id: crypto.randomUUID(),
    sessao_id: sessaoId,
    revisao: 0,
    conteudo: {
      paciente_id: null,
      descricao: um.descricao,
      sexo: null,
      idade_anos: um.idade_anos,
      cor: um.cor,
      classificado_em: um.cor && recebidaEm,
      chegada_em: recebidaEm,
      estado: 'em_atendimento',
      sinais: {},
      clinico: {
        historia: `Recebido de ${quem} na passagem das ${hora}.\nGravidade: ${um.gravidade}\n${um.resumo}`,
        conduta: condutaDe(um),
      },
      desfecho: null,
      desfecho_dados: null,
    },
  }));
}

function condutaDe({ acoes, contingencia }: PacienteDaPassagem): string {
  return [`Ações: ${acoes}`, contingencia && `Contingência: ${contingencia}`]
    .filter(Boolean)
    .join('\n');
}
