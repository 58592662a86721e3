import type { GrupoDeAjuda } from '../artigo.ts';

const DA_AGENDA = ['medico', 'clinica', 'hospital', 'staff'] as const;

export const agenda: GrupoDeAjuda = {
  id: 'agenda',
  titulo: 'Agenda',
  artigos: [
    {
      id: 'montar-a-agenda',
      titulo: 'Montar a agenda da clínica',
      para: DA_AGENDA,
      palavras: ['sala', 'duração', 'férias', 'feriado', 'bloqueio', 'expediente', 'fuso'],
      corpo: (
        <>
          <p>
            Abra <strong>Agenda</strong> e toque em <strong>Ajustes</strong>. Comece pelos tipos de
            atendimento: a duração de cada um desenha a agenda. Depois cadastre as salas, os
            horários semanais de cada médico e as ausências, como férias, congressos e feriados.
          </p>
          <p>
            Quem administra a clínica e a equipe ajustam tudo. O médico vinculado ajusta os próprios
            horários e ausências. Nada é apagado: o que se desativa sai da agenda e pode voltar.
          </p>
        </>
      ),
    },
    {
      id: 'agendar-e-remarcar',
      titulo: 'Agendar, mover e cancelar',
      para: DA_AGENDA,
      palavras: ['encaixe', 'conflito', 'arrastar', 'teclado', 'remarcação', 'desmarcar', 'falta'],
      corpo: (
        <>
          <p>
            Toque no horário, ou em <strong>Agendar</strong>. Escolha o paciente e o tipo; os
            horários livres do médico aparecem para tocar. Dois atendimentos não ocupam o mesmo
            médico nem a mesma sala: se alguém agendou antes, os horários livres mais próximos são
            oferecidos. Para atender mesmo assim, marque <strong>Encaixe</strong> e diga por quê.
          </p>
          <p>
            Com o mouse, arraste o atendimento para outro horário, ou estique a borda de baixo. No
            teclado, as setas percorrem os horários, Enter agenda ou abre, Shift com setas move,
            Shift e Alt com setas mudam a duração, Enter confirma e Esc desiste. No celular, abra o
            atendimento e toque em <strong>Remarcar</strong>.
          </p>
          <p>
            O cancelamento pede o motivo, que fica no histórico, e pode ser desfeito antes do
            horário.
          </p>
        </>
      ),
    },
    {
      id: 'serie-de-atendimentos',
      titulo: 'Atendimentos que se repetem',
      para: DA_AGENDA,
      palavras: ['série', 'repetir', 'recorrência', 'semanal', 'mensal', 'sessões'],
      corpo: (
        <>
          <p>
            Ao agendar, escolha em <strong>Repetir</strong> de quanto em quanto tempo, e quando
            termina. Cada data aparece antes de ser agendada: para as que não estão livres, toque em
            um dos horários oferecidos, ou elas ficam de fora. Desmarque as que não quer.
          </p>
          <p>
            Para encerrar uma série, abra o primeiro atendimento que não vai mais acontecer, toque
            em <strong>Cancelar</strong> e escolha este e os seguintes.
          </p>
        </>
      ),
    },
    {
      id: 'do-horario-a-evolucao',
      titulo: 'Da chegada do paciente à evolução',
      para: DA_AGENDA,
      palavras: ['recepção', 'aguardando', 'atendimento', 'prontuário', 'situação', 'confirmar'],
      corpo: (
        <p>
          A recepção confirma e registra a chegada; o médico vê quem aguarda. Ao abrir o
          atendimento, o médico toca em <strong>Atender e abrir evolução</strong>: o atendimento
          começa e a evolução escrita fica ligada a ele. Finalizar a evolução conclui o atendimento,
          mesmo que ninguém o tenha iniciado, se for o único daquele paciente no dia.
        </p>
      ),
    },
    {
      id: 'lista-de-espera',
      titulo: 'Lista de espera e vagas oferecidas',
      para: DA_AGENDA,
      palavras: ['fila', 'vaga', 'oferta', 'adiantar'],
      corpo: (
        <>
          <p>
            Em <strong>Lista de espera</strong>, adicione quem quer ser chamado se abrir uma vaga.
            Ao oferecer um horário, ele fica reservado para o paciente até a resposta, ou até o
            prazo definido nas regras da agenda; depois disso fica livre de novo.
          </p>
          <p>
            Um atendimento cancelado mostra quem espera por um horário como aquele, na ordem de
            chamar. Toque em <strong>Oferecer a vaga</strong>; para voltar atrás,{' '}
            <strong>Cancelar oferta</strong>.
          </p>
        </>
      ),
    },
  ],
};
