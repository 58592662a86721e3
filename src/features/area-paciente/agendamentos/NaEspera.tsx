import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import { em } from '@/lib/format/nomes.ts';
import { type Espera, ROTULO_DO_PERIODO } from '../api/linhas.ts';
import { sairDaEspera } from '../api/mutations.ts';
import { esperaOptions } from '../api/queries.ts';
import { useMudar } from '../useArea.ts';
import { NoFusoDoVinculo } from '../vinculo/fuso.tsx';
import classes from './Atendimento.module.css';

/** Where the patient waits for a slot; nothing when nowhere. */
export function NaEspera({ comNome }: { comNome: boolean }) {
  const { data = [] } = useQuery(esperaOptions);
  if (data.length === 0) return null;
  return (
    <Bloco titulo="Na lista de espera">
      <ul className={`linhas ${classes.lista}`}>
        {data.map((espera) => (
          <li key={espera.id}>
            <NoFusoDoVinculo pacienteId={espera.paciente_id}>
              <Lugar espera={espera} comNome={comNome} />
            </NoFusoDoVinculo>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

function Lugar({ espera, comNome }: { espera: Espera; comNome: boolean }) {
  const fuso = useFuso();
  const { id, tipo_nome, medico_nome, clinica_nome, paciente_nome, periodo, criado_em } = espera;
  const [perguntando, setPerguntando] = useState(false);
  const sair = useMudar(sairDaEspera, {
    aoFazer: () => avisar.sucesso('Você saiu da lista de espera.'),
  });
  return (
    <Stack pb="recuo" px="recuo">
      <div>
        <Text fw={600}>
          {tipo_nome} com {medico_nome ?? 'qualquer médico'}
          {comNome && `, para ${paciente_nome}`}
        </Text>
        <Text c="dimmed">
          {clinica_nome} · {ROTULO_DO_PERIODO[periodo]} · desde{' '}
          {formatarDesde(criado_em, Date.now(), fuso)}. Quando abrir uma vaga, você recebe um aviso
          e decide.
        </Text>
      </div>
      <div className={classes.acoes}>
        <Button
          variant="default"
          aria-label={`Sair da lista de espera: ${tipo_nome}`}
          onClick={() => setPerguntando(true)}
        >
          Sair da lista
        </Button>
      </div>
      <ConfirmacaoSobDemanda
        titulo="Sair da lista de espera?"
        aberta={perguntando}
        acao="Sair da lista"
        voltar="Continuar esperando"
        enviando={sair.isPending}
        aoConfirmar={() =>
          sair.mutate(id, { onError: avisar.erro, onSettled: () => setPerguntando(false) })
        }
        aoFechar={() => setPerguntando(false)}
      >
        Você perde seu lugar para {tipo_nome} {em(clinica_nome)}. Se voltar depois, entra no fim da
        fila.
      </ConfirmacaoSobDemanda>
    </Stack>
  );
}
