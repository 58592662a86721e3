import { useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { chavesDaAgenda } from './api/keys.ts';
import type { Agendamento, Estrutura } from './api/linhas.ts';
import {
  deixarSala,
  estaOcupado,
  mudarStatus,
  type NovoHorario,
  remarcar,
} from './api/mutations.ts';
import { enderecoDaVaga, vagaDeixada } from './espera/vaga.ts';
import type { MudarVista } from './vista.ts';

interface Opcoes {
  clinicaId: string;
  estrutura: Estrutura;
  mudar: MudarVista;
}

/**
 * Moves an appointment on the screen at once and in the database after, with undo, and tells when
 * somebody waits for the time it left. When the new time is refused it goes back, and free times are
 * offered.
 */
export function useMover({ clinicaId, estrutura, mudar }: Opcoes) {
  const cache = useQueryClient();
  const chave = chavesDaAgenda.agendamentos(clinicaId);
  const mostrar = (id: string, novo: NovoHorario) =>
    cache.setQueriesData<Agendamento[]>({ queryKey: chave }, (antes) =>
      Array.isArray(antes)
        ? antes.map((a) =>
            a.id === id
              ? {
                  ...a,
                  inicio: novo.inicio,
                  fim: novo.fim,
                  medico_id: novo.medico,
                  sala_id: novo.sala,
                }
              : a,
          )
        : antes,
    );
  const reler = () => cache.invalidateQueries({ queryKey: chave });
  const oferecer = async (antes: Agendamento, id: string) => {
    const vaga = vagaDeixada(antes, Date.now());
    if (!vaga) return;
    const { alguemEspera } = await import('./espera/alguemEspera.ts');
    if (!(await alguemEspera(cache, clinicaId, estrutura, vaga))) return;
    avisar.comAcao('Há pacientes à espera do horário que ficou livre.', 'Ver quem espera', () =>
      mudar({ agendamento: id, vaga: enderecoDaVaga(vaga) }),
    );
  };

  return async function mover(agendamento: Agendamento, novo: NovoHorario, quando: string) {
    await cache.cancelQueries({ queryKey: chave });
    mostrar(agendamento.id, novo);
    try {
      // Moving keeps the room unless another is named: leaving it is a change of its own.
      if (novo.sala === null && agendamento.sala_id !== null) {
        await deixarSala(agendamento.id);
      }
      const id = await remarcar(agendamento.id, novo);
      const nome = nomeExibido(agendamento.paciente);
      avisar.desfazivel(`${nome} foi para ${quando}.`, () => {
        void desfazer(id, agendamento).catch(avisar.erro).finally(reler);
      });
      void oferecer(agendamento, id);
    } catch (erro) {
      mostrar(agendamento.id, horarioDe(agendamento));
      if (estaOcupado(erro)) mudar({ agendamento: agendamento.id });
      avisar.erro(erro);
    } finally {
      await reler();
    }
  };
}

const horarioDe = ({ inicio, fim, medico_id, sala_id }: Agendamento): NovoHorario => ({
  inicio,
  fim,
  medico: medico_id,
  sala: sala_id,
});

/** Back to where it was; a confirmation that the move took away comes back with it. */
async function desfazer(id: string, antes: Agendamento): Promise<void> {
  const voltou = await remarcar(id, { ...horarioDe(antes), motivo: 'Mudança desfeita' });
  if (antes.status === 'confirmado') await mudarStatus(voltou, 'confirmado');
}
