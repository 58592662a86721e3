import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import {
  type CalendarioAssinado,
  calendarioOptions,
  criarCalendario,
  encerrarCalendario,
  enderecoDoCalendario,
  mudarAviso,
} from '../api/calendario.ts';

/** How long before a shift the calendar may ring, in minutes. */
const AVISOS = [
  { value: '', label: 'Não avisar' },
  { value: '60', label: '1 hora antes' },
  { value: '120', label: '2 horas antes' },
  { value: '720', label: '12 horas antes' },
  { value: '1440', label: '1 dia antes' },
];
const AVISO_COMUM = 120;

/** Planned shifts in the phone's own calendar: the address, shown once, and its end. */
export function AssinarCalendario() {
  const { id: eu } = usePerfil();
  const cache = useQueryClient();
  const opcoes = calendarioOptions(eu);
  const { data, error, refetch } = useQuery(opcoes);
  const [chave, setChave] = useState<string | null>(null);
  const reler = () => cache.invalidateQueries({ queryKey: opcoes.queryKey });
  const criar = useMutation({
    mutationFn: () => criarCalendario(data ? data.avisar_antes_min : AVISO_COMUM),
    onSuccess: setChave,
    onError: avisar.erro,
    onSettled: reler,
  });
  const encerrar = useMutation({
    mutationFn: encerrarCalendario,
    onSuccess: () => {
      setChave(null);
      avisar.sucesso('O endereço do calendário não abre mais.');
    },
    onError: avisar.erro,
    onSettled: reler,
  });
  return (
    <Bloco titulo="Assinar no calendário do celular">
      <Stack px="recuo" pb="recuo">
        <Text>
          Seus plantões aparecem no calendário do celular, e mudam lá quando mudarem aqui. Vão só
          local, endereço e horário: nada de pacientes nem de valores.
        </Text>
        {error && !data && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível carregar o calendário."
            aoTentar={() => void refetch()}
          />
        )}
        {chave && <Endereco chave={chave} />}
        {data === null && (
          <Group>
            <Button loading={criar.isPending} onClick={() => criar.mutate()}>
              Criar endereço
            </Button>
          </Group>
        )}
        {data && (
          <Assinado
            calendario={data}
            enviando={criar.isPending || encerrar.isPending}
            aoRenovar={() => criar.mutate()}
            aoEncerrar={() => encerrar.mutate()}
            aoMudar={reler}
          />
        )}
      </Stack>
    </Bloco>
  );
}

/** Shown here and now only: the database keeps its hash. */
function Endereco({ chave }: { chave: string }) {
  const { copy, copied, error } = useClipboard();
  const endereco = enderecoDoCalendario(chave);
  return (
    <Stack gap="xs">
      <TextInput
        label="Endereço do calendário"
        description="Guarde agora: ele não é mostrado de novo. Quem tiver o endereço vê seus plantões."
        value={endereco}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={error && 'O navegador não permitiu copiar. Selecione o endereço e copie por aqui.'}
      />
      <Group>
        <Button component="a" href={endereco.replace(/^https?:/, 'webcal:')}>
          Abrir no calendário
        </Button>
        <Button variant="default" onClick={() => copy(endereco)}>
          <span role="status">{copied ? 'Copiado' : 'Copiar endereço'}</span>
        </Button>
      </Group>
    </Stack>
  );
}

interface PropsDoAssinado {
  calendario: CalendarioAssinado;
  enviando: boolean;
  aoRenovar: () => void;
  aoEncerrar: () => void;
  aoMudar: () => void;
}

function Assinado({ calendario, enviando, aoRenovar, aoEncerrar, aoMudar }: PropsDoAssinado) {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const [pergunta, setPergunta] = useState<'renovar' | 'encerrar' | null>(null);
  const mudar = useMutation({
    mutationFn: (minutos: number | null) => mudarAviso(eu, minutos),
    onError: avisar.erro,
    onSettled: aoMudar,
  });
  const { criado_em, lido_em, avisar_antes_min } = calendario;
  const lido = lido_em
    ? `Lido por um calendário em ${formatarData(lido_em, fuso)}.`
    : 'Nenhum calendário leu este endereço ainda.';
  return (
    <>
      <Text size="sm" c="dimmed" className="numeros">
        {`Endereço criado em ${formatarData(criado_em, fuso)}. ${lido}`}
      </Text>
      <NativeSelect
        label="Aviso antes do plantão"
        description="O celular toca. Alguns calendários, como o do Google, ignoram o aviso de agendas assinadas: confira no seu."
        value={avisar_antes_min === null ? '' : String(avisar_antes_min)}
        disabled={mudar.isPending}
        onChange={({ currentTarget }) =>
          mudar.mutate(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
        data={AVISOS}
      />
      <Group>
        <Button variant="default" onClick={() => setPergunta('renovar')}>
          Criar outro endereço
        </Button>
        <Button variant="default" onClick={() => setPergunta('encerrar')}>
          Encerrar
        </Button>
      </Group>
      <ConfirmacaoSobDemanda
        titulo={pergunta === 'encerrar' ? 'Encerrar o endereço?' : 'Criar outro endereço?'}
        aberta={pergunta !== null}
        acao={pergunta === 'encerrar' ? 'Encerrar' : 'Criar outro'}
        voltar="Voltar"
        perigosa
        enviando={enviando}
        aoConfirmar={() => {
          if (pergunta === 'encerrar') aoEncerrar();
          else aoRenovar();
          setPergunta(null);
        }}
        aoFechar={() => setPergunta(null)}
      >
        O endereço de agora deixa de abrir, e os calendários que o assinam param de receber seus
        plantões.
      </ConfirmacaoSobDemanda>
    </>
  );
}
