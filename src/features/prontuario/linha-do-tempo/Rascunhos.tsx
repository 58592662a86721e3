import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHaQuanto } from '@/lib/format/datas.ts';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { rascunhosOptions } from '../api/queries.ts';
import { copiasLocais, RASCUNHO } from '../rascunho/copia-local.ts';
import { foiInterrompida } from '../rascunho/interrompida.ts';
import classes from './LinhaDoTempo.module.css';
import { rascunhosAbertos } from './rascunhos.ts';

/** The caller's open drafts about the patient, above everything finished. */
export function Rascunhos() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const perfil = usePerfil();
  const { data: doServidor = [] } = useQuery({
    ...rascunhosOptions(clinicaId, paciente.id),
    // A draft changes with every save: what is shown here must be what there is.
    staleTime: 0,
  });
  usePendencias(perfil.id, RASCUNHO);
  const abertos = rascunhosAbertos(doServidor, copiasLocais(perfil.id).doPaciente(paciente.id));
  return abertos.map(({ id, tipo, em, trecho, soNesteAparelho }) => (
    <section key={id} className={classes.rascunho} aria-label={`Rascunho de ${tipo}`}>
      <div>
        <Text fw={600}>
          Rascunho de {tipo}, {formatarHaQuanto(em, Date.now(), fuso)}
          {foiInterrompida(id) && ' · não chegou a ser finalizado'}
          {soNesteAparelho && ' · ainda não enviado, guardado neste aparelho'}
        </Text>
        {trecho && (
          <Text size="sm" className={classes.trecho}>
            {trecho}
          </Text>
        )}
      </div>
      <BotaoLink to={PATHS.editarEvolucao} params={{ id: paciente.id, prontuarioId: id }}>
        Continuar rascunho
      </BotaoLink>
    </section>
  ));
}
