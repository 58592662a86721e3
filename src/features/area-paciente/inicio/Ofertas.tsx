import { Button, Stack, Text } from '@mantine/core';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import classes from '../agendamentos/Atendimento.module.css';
import { DadosDoAtendimento } from '../agendamentos/Atendimento.tsx';
import { horaFalada, quandoFalado, tempoAte } from '../agendamentos/quando.ts';
import type { Agendamento } from '../api/linhas.ts';
import { responderOferta } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';

interface Props {
  ofertas: readonly Agendamento[];
  agora: number;
  comNome: boolean;
}

/** Slots that a clinic holds for the patient, each with the time left to answer. */
export function Ofertas({ ofertas, agora, comNome }: Props) {
  if (ofertas.length === 0) return null;
  return (
    <Bloco titulo={ofertas.length === 1 ? 'Uma vaga abriu para você' : 'Vagas abriram para você'}>
      <ul className={`linhas ${classes.lista}`}>
        {ofertas.map((oferta) => (
          <li key={oferta.id}>
            <Oferta oferta={oferta} agora={agora} comNome={comNome} />
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

function Oferta({ oferta, agora, comNome }: Omit<Props, 'ofertas'> & { oferta: Agendamento }) {
  const { id, inicio, fuso, reserva_expira_em: ate, clinica_telefone } = oferta;
  const quando = quandoFalado(inicio, fuso, agora);
  const responder = useMudar((aceita: boolean) => responderOferta(id, aceita), {
    aoFazer: (aceita) =>
      avisar.sucesso(
        aceita
          ? 'Vaga aceita. O atendimento está marcado.'
          : 'Vaga recusada. Você continua na lista de espera.',
      ),
  });
  return (
    <Stack component="article" pb="recuo" px="recuo">
      <h3 className={classes.quando}>
        <time dateTime={inicio}>{quando}</time>
      </h3>
      <DadosDoAtendimento agendamento={oferta} comNome={comNome} />
      {ate && (
        <Text>
          A vaga fica reservada para você por mais <strong>{tempoAte(ate, agora)}</strong>, até{' '}
          {horaFalada(ate, fuso)}. Depois, é oferecida a outra pessoa.
        </Text>
      )}
      <div className={classes.acoes}>
        <Button
          size="md"
          aria-label={`Aceitar a vaga: ${quando}`}
          loading={responder.isPending && responder.variables}
          onClick={() => responder.mutate(true)}
        >
          Aceitar a vaga
        </Button>
        <Button
          size="md"
          variant="default"
          aria-label={`Recusar a vaga: ${quando}`}
          loading={responder.isPending && !responder.variables}
          onClick={() => responder.mutate(false)}
        >
          Recusar
        </Button>
      </div>
      <Recusa erro={responder.error} telefone={clinica_telefone} />
    </Stack>
  );
}
