import { formatarCnpj } from '@domain/documentos/cnpj.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { formatarCrm } from '@domain/documentos/crm.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, formatarHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type Documentos, documentosOptions } from '../api/queries.ts';

const EditarDados = sobDemanda(() =>
  import('./EditarDados.tsx').then((modulo) => ({ default: modulo.EditarDados })),
);

/** What the account knows of the person, and the part of it that the person changes. */
export function MeusDados() {
  const fuso = useFuso();
  const perfil = usePerfil();
  const documentos = useQuery(documentosOptions(perfil.id));
  const [editando, setEditando] = useState(false);
  const [salvoEm, setSalvoEm] = useState<number | null>(null);

  // The form gives way to the text it came from: the focus goes back to the button that opened it.
  const editar = useRef<HTMLButtonElement>(null);
  const editava = useRef(false);
  useEffect(() => {
    if (editava.current && !editando) editar.current?.focus();
    editava.current = editando;
  }, [editando]);

  return (
    <Bloco
      titulo="Meus dados"
      estado={salvoEm && `Salvo às ${formatarHora(salvoEm, fuso)}`}
      acao={
        documentos.data &&
        !editando && (
          <Button ref={editar} variant="default" onClick={() => setEditando(true)}>
            Editar
          </Button>
        )
      }
    >
      <Stack pb="recuo" px="recuo">
        {documentos.isPending && <Esqueleto linhas={3} />}
        {documentos.isError && !documentos.data && (
          <EstadoErro
            erro={documentos.error}
            titulo="Não foi possível carregar seus dados."
            aoTentar={() => void documentos.refetch()}
          />
        )}
        {documentos.data && editando && (
          <Suspense fallback={<Esqueleto linhas={3} />}>
            <EditarDados
              documentos={documentos.data}
              aoSalvar={() => {
                setEditando(false);
                setSalvoEm(Date.now());
              }}
              aoCancelar={() => setEditando(false)}
            />
          </Suspense>
        )}
        {documentos.data && !editando && <Leitura documentos={documentos.data} />}
      </Stack>
    </Bloco>
  );
}

function Leitura({
  documentos: { cpf, cnpj, data_nascimento, telefone },
}: {
  documentos: Documentos;
}) {
  const { nome, email, especialidade, crm, crm_uf } = usePerfil();
  const dados = [
    { rotulo: 'Nome', valor: nome },
    { rotulo: 'Telefone', valor: telefone ? mascaraDeTelefone(telefone) : 'Não informado' },
    ...(crm ? [{ rotulo: 'Especialidade', valor: especialidade ?? 'Não informada' }] : []),
    ...(crm ? [{ rotulo: 'Registro', valor: formatarCrm(crm, crm_uf) }] : []),
    ...(cpf ? [{ rotulo: 'CPF', valor: formatarCpf(cpf) }] : []),
    ...(cnpj ? [{ rotulo: 'CNPJ', valor: formatarCnpj(cnpj) }] : []),
    ...(data_nascimento ? [{ rotulo: 'Nascimento', valor: formatarDia(data_nascimento) }] : []),
    { rotulo: 'E-mail', valor: email },
  ];
  return (
    <>
      <dl className="dados">
        {dados.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" className="leitura">
        {crm
          ? 'Nome, telefone e especialidade são seus para mudar. Para corrigir CRM ou CPF, fale com quem opera esta instalação.'
          : 'Nome e telefone são seus para mudar. Para corrigir um documento ou o nascimento, fale com quem opera esta instalação.'}
      </Text>
    </>
  );
}
