import '@mantine/core/styles/Radio.layer.css';
import type { Colega, TipoDeOferta } from '@domain/contracts/escala.ts';
import { formatarCrm } from '@domain/documentos/crm.ts';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { PlantaoComConta } from '../api/contas.ts';
import { colegasOptions, MINIMO_DO_NOME, oferecerPlantao } from '../api/escala.ts';
import { useReler } from '../api/usePlantoes.ts';

interface Props {
  conta: PlantaoComConta;
  aoOferecer: () => void;
}

/** Offers a planned shift, to be taken or exchanged, to a colleague or to all of the place. */
export function OferecerPlantao({ conta: { plantao, local }, aoOferecer }: Props) {
  const reler = useReler();
  const [tipo, setTipo] = useState<TipoDeOferta>('passagem');
  const [paraTodos, setParaTodos] = useState(false);
  const [colega, setColega] = useState<Colega | null>(null);
  const [recado, setRecado] = useState('');
  // Without any of these nobody knows who else is on call there.
  const conhecido = Boolean(local.hospital_id ?? local.cnes ?? local.cnpj);
  const oferecer = useMutation({
    mutationFn: () =>
      oferecerPlantao({
        plantaoId: plantao.id,
        tipo,
        paraId: paraTodos ? null : (colega?.id ?? null),
        recado,
      }),
    onSuccess: () => {
      avisar.sucesso('Oferta feita. Você recebe um aviso quando responderem.');
      aoOferecer();
    },
    onError: avisar.erro,
    onSettled: reler,
  });
  return (
    <Stack>
      <Text className="numeros">
        {`${local.nome}, ${quandoDoPlantao({ ...plantao, fuso: local.fuso })}`}
      </Text>
      <Radio.Group
        label="O que você quer"
        value={tipo}
        onChange={(escolhido) => setTipo(escolhido === 'troca' ? 'troca' : 'passagem')}
      >
        <Stack mt="xs" gap="xs">
          <Radio value="passagem" label="Passar" description="O colega fica com o plantão." />
          <Radio
            value="troca"
            label="Trocar"
            description="O colega indica um plantão dele, e você confirma antes de valer."
          />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="A quem"
        value={paraTodos ? 'todos' : 'um'}
        onChange={(escolhido) => setParaTodos(escolhido === 'todos')}
      >
        <Stack mt="xs" gap="xs">
          <Radio value="um" label="A um colega" />
          <Radio
            value="todos"
            label="A todos os plantonistas deste local"
            disabled={!conhecido}
            description={
              conhecido
                ? 'Quem aceitar primeiro fica com ele.'
                : 'Informe o CNES ou o CNPJ do local para achar quem mais dá plantão nele.'
            }
          />
        </Stack>
      </Radio.Group>
      {!paraTodos && <EscolhaDoColega escolhido={colega} aoEscolher={setColega} />}
      <TextInput
        label="Recado (opcional)"
        value={recado}
        maxLength={300}
        onChange={({ currentTarget }) => setRecado(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        O plantão continua seu até alguém aceitar. Quem aceita recebe pelos valores do próprio
        local, não pelos seus.
      </Text>
      <Group>
        <Button
          loading={oferecer.isPending}
          disabled={!paraTodos && !colega}
          onClick={() => oferecer.mutate()}
        >
          Oferecer
        </Button>
      </Group>
    </Stack>
  );
}

interface PropsDaEscolha {
  escolhido: Colega | null;
  aoEscolher: (colega: Colega | null) => void;
}

function EscolhaDoColega({ escolhido, aoEscolher }: PropsDaEscolha) {
  const { id: eu } = usePerfil();
  const [termo, setTermo] = useState('');
  const busca = useQuery(colegasOptions(eu, termo.trim()));
  const achados = busca.data ?? [];
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label="Buscar colega"
        description={`Pelo nome, com ao menos ${MINIMO_DO_NOME} letras, ou pelo número do CRM.`}
        autoComplete="off"
        value={termo}
        onChange={({ currentTarget }) => {
          setTermo(currentTarget.value);
          aoEscolher(null);
        }}
      />
      <div role="status">
        {busca.isError && <Text size="sm">Não foi possível buscar. Tente de novo.</Text>}
        {busca.data?.length === 0 && (
          <Text size="sm">Nenhum plantonista com este nome ou CRM tem conta no Pleno.</Text>
        )}
      </div>
      {achados.length > 0 && (
        <Radio.Group
          label="Colegas encontrados"
          value={escolhido?.id ?? ''}
          onChange={(id) => aoEscolher(achados.find((um) => um.id === id) ?? null)}
        >
          <Stack mt="xs" gap="xs">
            {achados.map(({ id, nome, especialidade, crm, crm_uf }) => (
              <Radio
                key={id}
                value={id}
                label={nome}
                description={[formatarCrm(crm, crm_uf), especialidade].filter(Boolean).join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
