import type { MedicoVinculado } from '@domain/contracts/medical.ts';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Confirmacao } from '@/components/Confirmacao.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { de, em } from '@/lib/format/nomes.ts';
import type { SituacaoDoVinculo } from '../api/keys.ts';
import { useMudarVinculo } from '../api/mutations.ts';
import { medicosOptions } from '../api/queries.ts';
import { AguardandoAceite } from '../components/AguardandoAceite.tsx';
import { CampoDeBusca } from '../components/CampoDeBusca.tsx';
import { EspecialidadeECrm } from '../components/EspecialidadeECrm.tsx';
import { SemMedicos } from '../components/SemMedicos.tsx';
import { useAlvo } from '../components/useAlvo.ts';
import type { PropsDaAba } from '../gestao.ts';

/** Doctors linked to the clinic: who attends here now, and who did. */
export function Medicos({ clinica, somenteLeitura }: PropsDaAba) {
  const { nome = '', situacao: filtrada } = useSearch({ from: rotaDe(PATHS.gestaoMedicos) });
  const situacao: SituacaoDoVinculo = filtrada === 'inativos' ? 'inativos' : 'ativos';
  const medicos = useInfiniteQuery(medicosOptions(clinica.id, { situacao, nome }));

  return (
    <Stack>
      <Group align="flex-end" justify="space-between">
        <CampoDeBusca rotulo="Buscar pelo nome" valor={nome} />
        <FiltroDeSituacao valor={situacao} />
      </Group>
      {situacao === 'ativos' && !nome && (
        <AguardandoAceite clinica={clinica} somenteLeitura={somenteLeitura} />
      )}
      {medicos.isPending && <Esqueleto linhas={4} />}
      {medicos.isError && !medicos.data && (
        <EstadoErro
          erro={medicos.error}
          titulo="Não foi possível carregar os médicos."
          aoTentar={() => void medicos.refetch()}
        />
      )}
      {medicos.data && (
        <ListaDeMedicos
          clinica={clinica}
          somenteLeitura={somenteLeitura}
          medicos={medicos.data.pages.flatMap(({ doctors }) => doctors)}
          situacao={situacao}
          nome={nome}
        />
      )}
      <CarregarMais lista={medicos}>Carregar mais</CarregarMais>
    </Stack>
  );
}

function FiltroDeSituacao({ valor }: { valor: SituacaoDoVinculo }) {
  const navegar = useNavigate({ from: PATHS.gestaoMedicos });
  const escolher = (escolhida: string) =>
    void navegar({
      to: PATHS.gestaoMedicos,
      search: ({ situacao: _anterior, ...resto }) =>
        escolhida === 'inativos' ? { ...resto, situacao: 'inativos' } : resto,
      replace: true,
    });
  return (
    <SegmentedControl
      aria-label="Quais vínculos mostrar"
      size="md"
      value={valor}
      onChange={escolher}
      data={[
        { value: 'ativos', label: 'Ativos' },
        { value: 'inativos', label: 'Inativos' },
      ]}
    />
  );
}

interface PropsDaLista extends PropsDaAba {
  medicos: readonly MedicoVinculado[];
  situacao: SituacaoDoVinculo;
  nome: string;
}

function ListaDeMedicos({ clinica, somenteLeitura, medicos, situacao, nome }: PropsDaLista) {
  const { mutateAsync: gravar, isPending } = useMudarVinculo(clinica.id);
  const { alvo, aberto, escolher, fechar } = useAlvo<MedicoVinculado>();
  const lista = useRef<HTMLDivElement>(null);

  async function mudar(medico: MedicoVinculado, ativo: boolean) {
    const { vinculo_id: id } = medico;
    // A doctor's own practice alone is without a link, and it is no clinic.
    if (id === null) return;
    try {
      await gravar({ id, ativo });
      avisar.sucesso(
        ativo
          ? `O pedido foi enviado. ${medico.nome} volta a atender ${em(clinica.nome)} quando aceitar.`
          : `O vínculo de ${medico.nome} foi desativado.`,
      );
      // The line that was chosen leaves the list: the focus stays where the person was working.
      lista.current?.focus();
    } catch (erro) {
      avisar.erro(erro);
    }
    fechar();
  }

  const acaoSobre = (medico: MedicoVinculado) => (
    <Button
      variant="default"
      aria-label={
        medico.ativo ? `Desativar o vínculo de ${medico.nome}` : `Pedir de novo a ${medico.nome}`
      }
      onClick={() => (medico.ativo ? escolher(medico) : void mudar(medico, true))}
    >
      {medico.ativo ? 'Desativar' : 'Pedir de novo'}
    </Button>
  );

  return (
    <div ref={lista} tabIndex={-1}>
      {medicos.length === 0 ? (
        <SemMedicos nome={nome} situacao={situacao} somenteLeitura={somenteLeitura} />
      ) : (
        <Linhas rotulo="Médicos da clínica">
          {medicos.map((medico) => (
            <Linha
              key={medico.id}
              nome={medico.nome}
              detalhe={medico.email}
              meio={<EspecialidadeECrm medico={medico} />}
              acao={!somenteLeitura && acaoSobre(medico)}
            />
          ))}
        </Linhas>
      )}
      <Confirmacao
        titulo={`Desativar o vínculo de ${alvo?.nome}?`}
        aberta={aberto}
        acao="Desativar vínculo"
        voltar="Cancelar"
        perigosa
        enviando={isPending}
        aoConfirmar={() => alvo && void mudar(alvo, false)}
        aoFechar={fechar}
      >
        O acesso aos pacientes e prontuários {de(clinica.nome)} termina na hora, e {alvo?.nome}{' '}
        recebe um aviso no sino. Nada do que escreveu é apagado; rascunhos ainda não finalizados
        ficam fora do prontuário. Você pode pedir o vínculo de novo; ele volta quando o médico
        aceitar.
      </Confirmacao>
    </div>
  );
}
