import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import type { Agendamento } from '../api/linhas.ts';
import { confirmarPresenca } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';
import classes from './Atendimento.module.css';
import { quandoFalado } from './quando.ts';
import { acoesPossiveis, salaAberta } from './situacao.ts';

const Cancelar = sobDemanda(() => import('./Cancelar.tsx').then((m) => ({ default: m.Cancelar })));

interface Props {
  agendamento: Agendamento;
  agora: number;
  destaque: boolean;
}

/** Confirm, move or cancel, in one touch where the rules of the clinic allow. */
export function AcoesDoAtendimento({ agendamento, agora, destaque }: Props) {
  const { id, inicio, fuso, link, clinica_telefone } = agendamento;
  const [cancelando, setCancelando] = useState(false);
  const possiveis = acoesPossiveis(agendamento, agora);
  const confirmar = useMudar(confirmarPresenca, {
    aoFazer: () => avisar.sucesso('Presença confirmada. A clínica foi avisada.'),
  });
  // Two buttons of the same name on one screen say of which appointment each is.
  const deQual = quandoFalado(inicio, fuso, agora);
  const comSala = link !== null && salaAberta(agendamento, agora);
  if (!possiveis.confirmar && !possiveis.remarcar && !possiveis.cancelar && !comSala) return null;
  return (
    <>
      <div className={classes.acoes}>
        {possiveis.confirmar && (
          <Button
            size={destaque ? 'md' : 'sm'}
            aria-label={`Confirmar presença: ${deQual}`}
            loading={confirmar.isPending}
            onClick={() => confirmar.mutate(id)}
          >
            Confirmar presença
          </Button>
        )}
        {comSala && (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            size={destaque ? 'md' : 'sm'}
            variant={possiveis.confirmar ? 'default' : 'filled'}
            leftSection={<IconVideo size={18} aria-hidden />}
            aria-label={`Entrar na sala de vídeo (abre em outra aba): ${deQual}`}
          >
            Entrar na sala de vídeo
          </Button>
        )}
        {possiveis.remarcar && (
          <BotaoLink
            to={PATHS.pedirAgendamento}
            search={{ remarcar: id }}
            variant="default"
            size={destaque ? 'md' : 'sm'}
            aria-label={`Remarcar: ${deQual}`}
          >
            Remarcar
          </BotaoLink>
        )}
        {possiveis.cancelar && (
          <Button
            variant="default"
            size={destaque ? 'md' : 'sm'}
            aria-label={`Cancelar: ${deQual}`}
            onClick={() => setCancelando(true)}
          >
            Cancelar
          </Button>
        )}
      </div>
      <Recusa erro={confirmar.error} telefone={clinica_telefone} />
      {cancelando && (
        <Suspense fallback={null}>
          <Cancelar agendamento={agendamento} aoFechar={() => setCancelando(false)} />
        </Suspense>
      )}
    </>
  );
}
