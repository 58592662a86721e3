import type { ConteudoDoAtendimento, MedicamentoDado } from '@domain/contracts/atendimento.ts';
import { Autocomplete, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { OFERECE_PARECIDOS } from '@/components/formulario/unico.ts';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora, hoje } from '@/lib/format/datas.ts';
import { type Lugar, useDiluicao } from '../plantao/diluicoes.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Achados } from './Achados.tsx';
import { CorrigirHora } from './CorrigirHora.tsx';
import { Diluicao } from './Diluicao.tsx';
import { Itens } from './Itens.tsx';

type Novo = Omit<MedicamentoDado, 'dado_em' | 'horas_anteriores'>;

interface Props {
  conteudo: ConteudoDoAtendimento;
  lugar: Lugar;
  aoMudar: (medicamentos: MedicamentoDado[]) => void;
}

const VIAS = [
  'IV',
  'IM',
  'SC',
  'VO',
  'SL',
  'IO',
  'Inalatória',
  'Retal',
  'Tópica',
  'Ocular',
  'Outra',
];
const NADA = { nome: '', dose: '', via: 'IV', diluicao: '' } satisfies Novo;

/** The medicines that were given, each checked while it is typed against who the patient is. */
export function Medicamentos({ conteudo, lugar, aoMudar }: Props) {
  const fuso = useFuso();
  const [novo, setNovo] = useState(NADA);
  const [lembra, setLembra] = useState(false);
  const { padrao, lembrar } = useDiluicao(lugar, novo.nome);
  const dados = conteudo.clinico.medicamentos ?? [];
  // The tables are heavy: they come with the first letter, and hold from then on.
  const tabelas = useQuery({
    queryKey: ['tabelas-do-plantao'],
    queryFn: () => import('./conferencia.ts'),
    enabled: novo.nome !== '' || dados.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const { data } = tabelas;
  const dia = hoje(fuso);
  const achados = useMemo(
    () => (novo.nome.trim() ? data?.conferirNovo(novo, conteudo, dia) : undefined),
    [data, novo, conteudo, dia],
  );
  const completo = novo.nome.trim().length >= 2 && novo.dose.trim() !== '';
  function registrar() {
    const diluicao = novo.diluicao.trim();
    const dado: MedicamentoDado = {
      nome: novo.nome.trim(),
      dose: novo.dose.trim(),
      dado_em: agoraEmTexto(),
      ...(novo.via && { via: novo.via }),
      ...(diluicao.length >= 2 && { diluicao }),
    };
    if (lembra && dado.diluicao) lembrar(dado.diluicao);
    aoMudar([...dados, dado]);
    setNovo(NADA);
    setLembra(false);
  }
  const impede = achados?.some(({ grau }) => grau === 'impede') ?? false;
  return (
    <Stack gap="sm">
      <Itens
        vazio="Nenhum medicamento registrado."
        itens={dados.map((um, n) => ({
          titulo: [um.nome, um.dose, um.via, um.diluicao].filter(Boolean).join(', '),
          detalhe: horasDe(um, (instante) => formatarHora(instante, fuso)),
          acao: (
            <CorrigirHora
              medicamento={um}
              aoCorrigir={(por) => aoMudar(dados.map((outro, m) => (m === n ? por : outro)))}
            />
          ),
        }))}
        aoRemover={(n) => aoMudar(dados.filter((_, outro) => outro !== n))}
      />
      <Group align="end" grow preventGrowOverflow={false}>
        <Autocomplete
          {...OFERECE_PARECIDOS}
          label="Medicamento dado"
          maxLength={120}
          data={data ? data.nomesComo(novo.nome) : []}
          filter={({ options }) => options}
          value={novo.nome}
          onChange={(nome) => setNovo({ ...novo, nome })}
        />
        <TextInput
          label="Dose dada"
          placeholder="1 g"
          maxLength={60}
          autoComplete="off"
          value={novo.dose}
          onChange={({ currentTarget }) => setNovo({ ...novo, dose: currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="Via"
          data={VIAS}
          value={novo.via}
          onChange={({ currentTarget }) => setNovo({ ...novo, via: currentTarget.value })}
        />
      </Group>
      {novo.nome.trim().length >= 2 && (
        <Diluicao
          padrao={padrao}
          diluicao={novo.diluicao}
          aoMudar={(diluicao) => setNovo({ ...novo, diluicao })}
          lembrar={lembra}
          aoLembrar={setLembra}
        />
      )}
      {tabelas.isError && (
        <Recado tom="aviso" titulo="A conferência não abriu neste aparelho">
          Nada foi conferido. Abra esta tela uma vez com conexão.
        </Recado>
      )}
      <Achados achados={achados ?? []} />
      <Button
        mih={44}
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={!completo}
        onClick={registrar}
      >
        {impede ? 'Registrar assim mesmo, dado agora' : 'Registrar, dado agora'}
      </Button>
      {data && novo.nome.trim() !== '' && achados?.length === 0 && (
        <Text size="sm" role="status">
          {data.semAchados(conteudo)}
        </Text>
      )}
    </Stack>
  );
}

/** When it was given and, where that was corrected, what stood there before. */
function horasDe(
  { dado_em, horas_anteriores = [] }: MedicamentoDado,
  hora: (instante: string) => string,
): string {
  const antes = horas_anteriores.map((uma) => hora(uma.dado_em)).join(', ');
  return antes ? `às ${hora(dado_em)} (hora corrigida; antes: ${antes})` : `às ${hora(dado_em)}`;
}
